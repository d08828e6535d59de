/** Towns that people are called by, folded: behind two surnames and a comma they may be either. */
export const givenTowns: ReadonlySet<string> = new Set(
  'adelaide alexandria aurora austin boston brooklyn carlisle carson catania charlotte chelsea chester cordoba dallas denver diego domingo elba fernando florence florencia geneva georgia helena houston jackson jordan kingston laurel leon lincoln london lorena lourdes lucca madison medina memphis mercedes milan olympia orlando paris phoenix preston regina roma salvador san santiago savannah siena sofia stanley sydney toledo trinidad troy valencia verona victoria vienna vittoria'.split(
    ' ',
  ),
)
