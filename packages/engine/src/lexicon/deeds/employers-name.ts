/** Stands behind a way of telling that is told only by the name of an employer: "… Bakery", "… Borough Council". */
export const ofEmployer = '@'
