import { readTable } from './word-data.ts'
import { type Mood, MOODS } from '../../setting/shot-list.ts'
import { wordsOfValues } from './word-tables.ts'
import { readRows, wordsIn } from './read-rows.ts'

/** A scene for something invisible, and the word that it stands for. */
export type Motif = {
  word: string
  scene: string
  /** True if the words begin with it and it is not an adjective: it is the topic. */
  isTopic: boolean
}

let motifs: { word: string; pattern: RegExp; scene: string }[] | undefined

/** The rows of `motifs.txt`, the longest words first: `想家` before `家`. */
function readMotifs(): NonNullable<typeof motifs> {
  motifs ??= readRows('motifs.txt')
    .flatMap(({ cells: [english, chinese, scene = ''] }) => [
      ...wordsIn(english).map(word => ({ word, pattern: new RegExp(`\\b${word}\\b`, 'iu'), scene })),
      ...wordsIn(chinese).map(word => ({ word, pattern: new RegExp(word, 'u'), scene })),
    ])
    .toSorted((a, b) => b.word.length - a.word.length)
  return motifs
}

let unseen: ReadonlySet<string> | undefined

/** True for a word for something invisible: `time`, `回忆`. */
export function isUnseen(word: string): boolean {
  unseen ??= new Set(readMotifs().map(motif => motif.word))
  return unseen.has(word.toLowerCase())
}

/** Words that ask for shapes and patterns instead of a scene. */
const SHAPES =
  /\b(?:shapes?|abstract|patterns?|particles|geometric|fractals?)\b|形状|抽象|图案|粒子|几何|数据流|网格|背景视频|动态背景|motion background|video background/iu

export const asksForShapes = (words: string): boolean => SHAPES.test(words)

/** The end of a noun that stands alone: `loneliness in a city`, not `lonely lake`. */
const OF_NOTHING = /^\s*(?:$|[,.;:!，。、；：！]|(?:in|of|at|on|and|within|as)\b|在|和|与)/u

/** Things without a shape, and their verbs: colours that run into each other. */
const FLUIDS =
  /\b(?:liquid|fluids?|inks?|paints?|pigments?|gradients?(?! back)|light waves|waves of light|light trails|particles|plasma|marbling|colou?rs?|pastel|bokeh|chrome|mercury|molten metal|lava lamp|oil|smoke ribbons?|silk waves?)\b|墨水|墨汁|颜料|流体|液体|粒子|光带|光波|渐变(?!色?的?背景)|色彩|流光/iu
const FLOWING =
  /\b(?:swirl|flow|bloom|billow|spread|blend|mix|drift|morph|rippl|dissolv|diffus|puls|merg|float|undulat|shimmer|wave|waving|collid|hypnotic|cascad)\w*|流动|旋转|交融|混合|扩散|漂浮|晕染|汇聚|聚集|散开|飞舞|流淌|融合|荡漾|飘动|碰撞|相撞|涌动|起伏|晕开/iu

/** `silence made of ink and water`: fluids that mix without a verb. */
const MIXED =
  /\b(?:ink|paint|dye|milk|smoke) (?:and|in|into|under) water\b|\bmade of (?:ink|smoke|liquid|light)\b|墨(?:水|汁)?(?:在|滴入|滴进|落入|落在)(?:清?水|宣纸)/iu

export const asksForFluids = (words: string): boolean =>
  (FLUIDS.test(words) && FLOWING.test(words)) || MIXED.test(words)

/** The motif for the topic of the words, if they name something invisible. */
export function findMotif(words: string): Motif | undefined {
  if (asksForShapes(words)) return undefined
  const found = readMotifs().find(({ pattern }) => pattern.test(words))
  const match = found?.pattern.exec(words)
  if (!found || !match) return undefined
  const [before, after] = [words.slice(0, match.index), words.slice(match.index + match[0].length)]
  const isTopic = /^(?:the |a |an |一种|一场)?$/iu.test(before.trimStart()) && OF_NOTHING.test(after)
  return { word: found.word, scene: found.scene, isTopic }
}

export const readMotifScenes = (): string[] => [...new Set(readMotifs().map(({ scene }) => scene))]

/** The colours of a feeling, by the moods of the motifs. */
const HUES: readonly (readonly [hues: readonly string[], words: RegExp])[] = readTable('find-motif', 'hues')
const AS_COLOUR = /\b(?:colou?rs?|hues?)\b|颜色|色彩|什么色/iu

/** `勇气是什么颜色`, `what colour is hope`, `music as colour`: colours that stand for something invisible. */
export function feelingHues(words: string): readonly string[] | undefined {
  if (!AS_COLOUR.test(words) || !readMotifs().some(({ pattern }) => pattern.test(words))) return undefined
  return HUES.find(([, pattern]) => pattern.test(words))?.[0] ?? ['purple', 'blue', 'pink', 'gold']
}

const TITLE = /^(?<title>[^:：,，。.]{1,32})[:：]/u

/** The end of a title at the start of the prompt: `Time passing: a clock melts`. */
export function motifTitleEnd(prompt: string): number {
  const title = TITLE.exec(prompt)?.groups?.['title'] ?? ''
  const motif = findMotif(title.replace(/感$|的感觉$/u, ''))
  return motif?.isTopic ? title.length : 0
}

/** The mood that the title of the prompt names, if any. */
export function titleMood(title: string): Mood | undefined {
  const word = title
    .trim()
    .toLowerCase()
    .replace(/感$|的感觉$/u, '')
  const moods = wordsOfValues('mood')
  return MOODS.find(mood => moods[mood]?.includes(word))
}
