# The solver against plain search: seconds of it are in the unit test, FAULTS=all does 10,000 endings and 500 whole deals.
[ "${FAULTS-}" = all ] || { echo "ok - the rest of the solver's test is for make faults"; exit 0; }
ENDINGS=10000 UNCUT=16 WHOLE=500 CMOCKA_MESSAGE_OUTPUT=TAP nice "$BUILD/unit/ulti_solve_test"
