/** Stands before a way of telling that is a pattern of letters, where words alone do not tell: "Staff of 28". */
export const byPattern = '#'
