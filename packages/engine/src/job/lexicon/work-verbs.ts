/** What one does at work, in any trade, as "you will …" goes on. */
export const workVerbs: ReadonlySet<string> = new Set(
  `accompany account achieve act adapt add address adjust administer advise agree analyse analyze answer apply appoint approve arrange assemble
assess assign assist attend audit automate bake balance be bill block book bring brief bring build buy calculate calibrate call care carry change chase
check clean clear chop climb close coach collaborate collect communicate compile complete compute conduct configure connect contact contain
contribute control cook coordinate correct counsel cover create cultivate cure cut deal debug decide define deliver demonstrate deploy
derive design detect determine develop diagnose dig direct dispatch dispense dispose document draft draw dress drive edit educate empty enable
encourage enforce engage ensure enter escalate establish estimate evaluate examine execute explain explore facilitate feed file fill finalise finalize find
fit fix follow forecast foster frame gather generate get give greet grow guarantee guard guide handle hang harvest help hire hold host hunt
identify implement improve increase influence inform initiate innovate inspect install instruct integrate interpret interview introduce
investigate invoice issue join keep label laminate land launch lay lead learn liaise lift link listen load log look lubricate maintain make manage
map mark measure meet mentor migrate mix model monitor mount move mow negotiate nurse obtain offer onboard open operate optimise optimize order
organise organize oversee own pack paint participate pay perform pick place plan plant play post predict prepare prescribe pour present preserve prevent
prioritise prioritize process procure produce program promote propose protect provide prune publish pump purchase push put raise react read
recommend reconcile record recruit reduce refer refine register relieve remove repair replace reply report represent research resolve
respond review revise run safeguard sample schedule score scout secure select sell serve set settle shape share ship show sign sew solve sort source
spot stand start steer stock stop streamline study submit supervise supply support take talk teach tend test tidy tie tile track train
transform trim translate transport travel treat troubleshoot tune turn unload update upgrade use validate verify visit walk wash watch weigh
weld welcome win work wrap write`.split(/\s+/),
)
