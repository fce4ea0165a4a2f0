import type { Deed, Motion } from '../../direct/shot-list.ts'

/** What a whole body can be seen doing. */
export const STANCES = [
  'stand',
  'walk',
  'run',
  'sit',
  'lie',
  'sleep',
  'kneel',
  'rise',
  'settle',
  'bow',
  'dance',
  'kick',
  'push',
  'pull',
  'climb',
  'jump',
  'fall',
  'swim',
  'fly',
  'float',
  'ride',
  'crawl',
  'spin',
  'sway',
  'cheer',
  'fight',
  'throw',
] as const
/** What hands and heads do besides, on whatever stance. */
export const GESTURES = [
  'wave',
  'point',
  'hug',
  'give',
  'take',
  'hold',
  'carry',
  'eat',
  'drink',
  'pour',
  'write',
  'type',
  'read',
  'play',
  'fiddle',
  'keys',
  'blow',
  'catch',
  'work',
  'stir',
  'sweep',
  'dig',
  'row',
  'aim',
  'photograph',
  'call',
  'pet',
  'think',
  'stretch',
  'clap',
  'cry',
  'laugh',
  'talk',
  'look',
  'pray',
  'sing',
  'shake',
  'clasp',
  'sneeze',
  'dodge',
  'paint',
  'saw',
  'doff',
  'tend',
  'slap',
] as const
export type Stance = (typeof STANCES)[number]
export type Gesture = (typeof GESTURES)[number]
/** What bodies can be seen doing. */
export type Action = Stance | Gesture
export const ACTIONS: readonly Action[] = [...STANCES, ...GESTURES]

const stances: ReadonlySet<string> = new Set(STANCES)
export const isStance = (action: Action): action is Stance => stances.has(action)

/** Verbs by the names that a shot list gives them, by what is seen of them. */
const VERBS: Record<Action, string> = {
  walk: 'walk hike limp sneak enter leave approach arrive cross follow lead step search sow plough herd shop hold-hands hunt deliver bring exit board return visit travel explore model',
  run: 'run jog gallop flee chase skate ski hurry compete attack dribble tackle overtake',
  sit: 'sit rest milk meditate camp',
  lie: 'lie sunbathe',
  sleep: 'sleep dream wake',
  kneel: 'kneel squat plant duck hide pick harvest',
  rise: '',
  settle: '',
  bow: 'bow',
  dance: 'dance perform exercise',
  kick: 'kick score',
  push: 'push',
  pull: 'pull tug',
  climb: 'climb',
  jump: 'jump jump-over bounce pounce dunk serve-ball',
  fall: 'fall slide sink stumble',
  swim: 'swim dive bathe',
  fly: 'fly fly-over glide circle buzz',
  float: 'float',
  ride: 'ride drive sail surf steer',
  crawl: 'crawl push-ups',
  spin: 'spin somersault chase-tail',
  sway: 'sway rock tremble hang',
  cheer: 'cheer celebrate win',
  fight: 'fight punch draw-sword',
  throw: 'throw bowl play-catch',
  stand: 'stand balance stop pose guard gather line-up surround park freeze land brake',
  wave: 'wave greet swing fan',
  point: 'point conduct teach vote press turn-on turn-off',
  hug: 'hug kiss marry',
  give: 'give offer show put feed sell trade pay send toast',
  hold: 'hold',
  carry: 'carry lift-weights lift load unload rescue',
  take: 'drop take receive buy steal find reach open close lock knock unpack pack tidy choose',
  eat: 'eat make-up bite chew lick groom taste smell brush graze peck smoke',
  drink: 'drink',
  pour: 'pour water spray spill splash fill empty',
  write: 'write draw sign stamp count measure design decorate apply',
  type: 'type program operate',
  read: 'read study examine',
  play: 'play play-game',
  fiddle: '',
  keys: '',
  blow: 'blow inflate celebrate-birthday',
  catch: 'catch juggle',
  work: 'hammer hit cut carve build assemble break crack hammer-nail work drill weld knock-over',
  stir: 'cook make make-bed wash-dishes wash-hands bake fry stir knead grill boil wash rub clean roll experiment squeeze polish iron knit sew mend tie untie spread weave fold wrap peel',
  sweep: 'sweep vacuum',
  dig: 'dig shovel',
  row: 'row',
  aim: 'aim shoot fish',
  photograph: 'photograph film',
  call: 'call text scroll',
  pet: 'touch pet tickle scratch comb heal',
  think: 'think wait lean',
  stretch: 'stretch yawn',
  clap: 'clap',
  cry: 'cry',
  laugh: 'laugh',
  talk: 'talk say argue shout scream whisper smile grin bark meow roar howl chirp croak',
  look: 'look watch see listen',
  pray: 'pray',
  sing: 'sing hum',
  shake: 'shake nod',
  clasp: 'shake-hands',
  sneeze: 'sneeze cough',
  dodge: 'dodge',
  paint: 'paint',
  saw: 'saw plane',
  doff: 'take-off-clothes',
  tend: 'help adjust dress undress shave',
  slap: 'high-five',
}
const BY_VERB = new Map(
  Object.entries(VERBS).flatMap(([action, verbs]) =>
    verbs
      .split(' ')
      .filter(Boolean)
      .map(verb => [verb, action as Action] as const),
  ),
)

const BY_MOTION: Record<Motion, Stance> = {
  still: 'stand',
  bob: 'stand',
  walk: 'walk',
  run: 'run',
  ride: 'ride',
  drive: 'ride',
  fly: 'fly',
  swim: 'swim',
  float: 'float',
  fall: 'fall',
  rise: 'fly',
  spin: 'spin',
  dance: 'dance',
  jump: 'jump',
  sway: 'sway',
}

/** Verbs that mean to change from one stance to the other, by the words that were written. */
const UPWARDS = /\bup\b|起/u
const DOWNWARDS = /\bdown\b|下/u

/** What a deed is seen as; undefined where bodies do nothing of the sort. */
export function actionForDeed({ verb, words = '' }: Pick<Deed, 'verb'> & Partial<Deed>): Action | undefined {
  if (verb === 'stand' && UPWARDS.test(words)) return 'rise'
  if (verb === 'sit' && DOWNWARDS.test(words)) return 'settle'
  return BY_VERB.get(verb)
}

export const actionForMotion = (motion: Motion): Stance => BY_MOTION[motion]

export const actedVerbs = (): string[] => [...BY_VERB.keys()]
