/**
 * The maximum number of people per invitation and per check-in. A larger number is a mistake, and no slider could set
 * it.
 */
export const maxPeople = 999;
