/** "Veterinary nurse" among the skills is a post that one has held. */
export function namesPost(asked: string): boolean {
  return post.test(asked)
}

const post =
  /(?:engineer|nurse|clerk|electrician|technician|mechanic|teacher|manager|analyst|developer)$/i
