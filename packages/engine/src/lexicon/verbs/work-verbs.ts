import { toldVerbs } from './told-verbs.ts'

/** What one does at work, in any trade, as "you will …" goes on. */
export const workVerbs: ReadonlySet<string> = new Set([
  ...toldVerbs,
  ...`accompany account achieve act adapt add address adjust agree apply appoint approve arrange assign attend bake balance be bill block book
brief calculate call carry change chase clear chop climb close compile complete compute connect contact contain contribute control correct
cover cultivate cure debug decide define demonstrate derive detect determine diagnose dig dispatch dispose dress educate empty enable
encourage enforce engage enter escalate establish examine execute explain explore facilitate fill finalise finalize fix follow forecast
foster frame gather generate get guarantee guard hang harvest host hunt identify influence inform initiate innovate instruct interpret
interview introduce investigate invoice issue join label laminate land learn lift link listen log look lubricate map mark mix model mount
move mow nurse obtain offer onboard open optimise optimize own paint participate pay place plant play post predict prescribe pour preserve
prevent prioritise prioritize procure produce program promote propose protect prune pump purchase push put raise react read recommend
refine register relieve remove replace reply represent revise safeguard sample score scout secure select settle shape share ship show sign
sew solve sort source spot stand start steer stop streamline study submit supply talk tend tidy tie tile transform trim travel treat tune
turn unload upgrade validate verify visit walk wash watch weigh welcome wrap`.split(/\s+/),
])
