/** Signs that stand before the items of a list and mean nothing else, wherever they stand. */
export const bulletSigns = '•●▪■◦‣∙·➢➤►✓✔✦❖\uf0b7\uf0a7\uf0d8'

/** Signs that begin an item where they begin its line, and mean something else inside one. */
export const lineSigns = '*–—~>»○□⁃→★☆'
