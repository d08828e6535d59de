/** Tells the person what is happening, on the screen and nowhere else. */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** Ends with one clear line. */
export function giveUp(text) {
  process.stderr.write(`${text}\n`)
  process.exit(1)
}
