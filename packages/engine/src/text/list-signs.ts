/** Signs that stand before the items of a list and mean nothing else, wherever they stand. */
export const bulletSigns = '•●▪■◦‣∙·➢➤►✓✔✦❖\uf0b7\uf0a7\uf0d8'
