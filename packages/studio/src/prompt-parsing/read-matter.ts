import { readTable } from '../words/vocabulary/word-data.ts'
import { huesIn } from '../hues/find-hues.ts'
import { paletteIn, readGround, readLastHue } from './imagery-hues.ts'
import type { Shot } from '../setting/shot-list.ts'
import { stepsIn } from './matter-steps.ts'

type Imagery = NonNullable<Shot['imagery']>
type Matter = { kind: Imagery['kind']; said: RegExp; hues: readonly string[]; ground: string; usual: readonly string[] }

/** Things without a shape that move in their own way. A matter that carries others comes first. */
const MATTERS: readonly Matter[] = readTable('read-matter', 'matters')
const THREADS = MATTERS.at(-1)!

/** Words that ask for no scene. */
const ABSTRACT =
  /\babstract\w*|\bminimal\w*|\bgeometr\w*|\bvisuali[sz]\w*|\bno (?:people|persons?|humans?|objects?|figures?|characters?)\b|\bvoid\b|\b(?:white|black|empty|blank) space\b|\bloop\w*|\bthe feeling of\b|\b(?:shown|seen|expressed|represented) as\b|\bscreensaver\b|\bmotion graphics?\b|抽象|几何|极简|可视化|情绪|意象|概念|循环|没有人|不要人|无人/iu

/** Nouns for shapes, papers and colours, which are not things: `小珠排成钟表刻度` has no clock in it. */
export const NO_THING =
  /^(?:[\p{L}-]+ )*?(?:lines?|threads?|strings?|smokes?|dots?|beads?|particles?|droplets?|drops?|papers?|pages?|inks?|paints?|ribbons?|strokes?|brush(?:es|strokes?)?|letters?|words?|clocks?|hands?|dials?|hearts?|stars?|circles?|rings?|balls?|spheres?|marbles?|velvet|silk|satin|cloth|fabric|canvas|music|cello|piano|violin|orange|gold|silver|rose|violet|amber|coral|olive|mint|cream|grid|spiral|wave|waves|pearls?|knots?|ropes?|wires?|mercury|lights?|sparks?|breath|loops?|tracks?)$|线|烟|点|珠|粒|纸|墨|水银|钟|表|针|光|心|星|圆|环|球|绒|绸|布|纱|丝|橙|金|银|字|笔|绳|结|弦|滴|画面|背景/iu

/** The least evidence that matter is the topic of a prompt. */
const ENOUGH = 2
/** The least evidence if the prompt also names a thing or a place, as in `visualiser for a cello track`. */
const MUCH = 4

/** Smoke, dots, ink, lines or cloth as the only topic of a prompt. `names` are the things found in the prompt. */
export function readMatter(prompt: string, names: readonly string[], isPlaced = false): Imagery | undefined {
  const isAmong = isPlaced || names.some(name => !NO_THING.test(name))
  if (isAmong && !ABSTRACT.test(prompt)) return undefined
  const words = prompt.replaceAll(DENIED, ' ')
  const matter = firstMatter(words)
  if (!matter) return undefined
  const { kind } = matter
  const { ground, rest: moving } = readGround(words)
  const { to, rest } = readLastHue(moving)
  const said = paletteIn(rest)
  const hasThreads = kind === 'cloth' && THREADS.said.test(words)
  const steps = [...stepsIn(kind, words), ...(hasThreads ? stepsIn('threads', words) : [])]
  if (steps.length < (LEAST[kind] ?? 1) || steps.every(step => step === 'knot')) return undefined
  const evidence =
    (ABSTRACT.test(prompt) ? 1 : 0) + (ground ? 1 : 0) + (said.length > 0 ? 1 : 0) + Math.min(2, steps.length)
  if (evidence < (isAmong ? MUCH : ENOUGH)) return undefined
  const colours = kind === 'cloth' ? clothHues(rest, matter, said) : said.length > 0 ? said : [...matter.hues]
  return {
    kind,
    colours,
    ...(to && { to: [to] }),
    ground: ground ?? groundFor(colours, matter.ground),
    steps: steps.length === 1 ? [...before(matter, steps[0]!), ...steps] : steps,
  }
}

/** The least number of steps: threads that only tighten are a tangle. */
const LEAST: Readonly<Partial<Record<Imagery['kind'], number>>> = { threads: 2 }

/** A single step starts from the usual state. */
const before = ({ usual }: Matter, step: string): readonly string[] => usual.filter(one => one !== step).slice(0, 1)

const DENIED = /\b(?:no|without)\b[^.,;]*|不要[^，。；]*|没有[^，。；]*/giu

/** The first matter in the words. Threads over cloth belong to the cloth. */
function firstMatter(words: string): Matter | undefined {
  const cloth = MATTERS[0]!
  if (cloth.said.test(words) && (THREADS.said.test(words) || !/\bon\b|上/u.test(words))) return cloth
  return MATTERS.map(matter => ({ matter, at: words.search(matter.said) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)[0]?.matter
}

/** `gold threads across burgundy velvet`: the hue of the cloth first, then that of the threads. */
function clothHues(words: string, { said, hues }: Matter, all: readonly string[]): string[] {
  const before = words.slice(0, words.search(said))
  const own = huesIn(before.slice(-28)).at(-1) ?? all[0] ?? hues[0]!
  return [own, ...all.filter(one => one !== own)]
}

/** The background differs from the first hue. */
const groundFor = ([first]: readonly string[], usual: string): string =>
  usual === 'black' && (first === 'black' || first === 'navy')
    ? 'white'
    : usual !== 'black' && (first === 'white' || first === 'cream')
      ? 'black'
      : usual
