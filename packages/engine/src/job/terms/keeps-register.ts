/**
 * "Registered with the Nursing and Midwifery Council": that council keeps a register on which one has to be, and is neither
 * a place of work nor somebody to write to.
 */
export function keepsRegister(before: string): boolean {
  return registers.test(before)
}

const registers =
  /\b(?:(?:pre-?)?regist\p{L}*|licen[cs]\p{L}*|accredit\p{L}*|member(?:ship)?|enrol\p{L}*|PIN)(?: \p{L}+){0,2} (?:with|of|by|from|to) (?:the |our )?$/iu
