import { readRows, wordsIn } from './read-rows.ts'

/** A scene that stands for something that cannot be seen, and the word that it stands for. */
export type Motif = { word: string; scene: string }

let motifs: { word: string; pattern: RegExp; scene: string }[] | undefined

/** The rows of `motifs.txt`, the longest words first: `想家` is more than `家`. */
function readMotifs(): NonNullable<typeof motifs> {
  motifs ??= readRows('./motifs.txt')
    .flatMap(({ cells: [english, chinese, scene = ''] }) => [
      ...wordsIn(english).map(word => ({ word, pattern: new RegExp(`\\b${word}\\b`, 'iu'), scene })),
      ...wordsIn(chinese).map(word => ({ word, pattern: new RegExp(word, 'u'), scene })),
    ])
    .toSorted((a, b) => b.word.length - a.word.length)
  return motifs
}

/** Who asks for shapes and patterns wants to see those. */
const SHAPES = /\b(?:shapes?|abstract|patterns?|particles|geometric|fractals?)\b|形状|抽象|图案|粒子|几何/iu

export const asksForShapes = (words: string): boolean => SHAPES.test(words)

/** The scene that stands for what the words are about, where they name something that nobody can see. */
export function findMotif(words: string): Motif | undefined {
  if (asksForShapes(words)) return undefined
  const found = readMotifs().find(({ pattern }) => pattern.test(words))
  return found && { word: found.word, scene: found.scene }
}

export const readMotifScenes = (): string[] => [...new Set(readMotifs().map(({ scene }) => scene))]
