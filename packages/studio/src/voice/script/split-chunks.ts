import type { Mark, Word } from '../script.ts'

type Token = Word | Mark

/** What is rendered in one go: about a sentence. */
export type Chunk = { tokens: Token[] }

// The model takes 510 signs and is at its best between 20 and 300: shorter it has no melody, longer it hurries. It is
// also how long a second speaker waits for a turn, about fifteen seconds of speech at most.
const LONGEST = 280
const SHORTEST = 24
const MERGED = 110

const ENDS_SENTENCE = new Set<string>(['.', '!', '?', '…'])

/** Sentences; a long one is cut at its marks or between words, very short ones are said together. */
export function splitChunks(tokens: readonly Token[]): Chunk[] {
  const sentences = sentencesOf(tokens.flatMap(cutWord)).flatMap(cutLong)
  const chunks: Chunk[] = []
  for (const sentence of sentences) {
    const last = chunks.at(-1)
    const isTiny = last && (countSigns(last.tokens) < SHORTEST || countSigns(sentence) < SHORTEST)
    if (last && isTiny && countSigns(last.tokens) + countSigns(sentence) <= MERGED) last.tokens.push(...sentence)
    else chunks.push({ tokens: [...sentence] })
  }
  return chunks
}

/** The signs of a chunk without the mark that ends it all. */
export const countSigns = (tokens: readonly Token[]): number => tokens.reduce((sum, token) => sum + sizeOf(token), 0)

const sizeOf = (token: Token): number =>
  token.kind === 'mark' ? 2 : token.parts.reduce((sum, { ipa }) => sum + Array.from(ipa).length, token.isGlued ? 0 : 1)

function sentencesOf(tokens: readonly Token[]): Token[][] {
  const sentences: Token[][] = [[]]
  for (const token of tokens) {
    sentences.at(-1)?.push(token)
    if (token.kind === 'mark' && ENDS_SENTENCE.has(token.mark)) sentences.push([])
  }
  return sentences.filter(sentence => sentence.length > 0)
}

/** Halved at the mark nearest to the middle until each part is short enough; between words where there is no mark. */
function cutLong(tokens: Token[]): Token[][] {
  const length = countSigns(tokens)
  if (length <= LONGEST) return [tokens]
  const cut = bestCut(tokens, length, token => token.kind === 'mark') ?? bestCut(tokens, length, () => true)
  if (cut === undefined) return [tokens]
  return [...cutLong(tokens.slice(0, cut)), ...cutLong(tokens.slice(cut))]
}

function bestCut(tokens: readonly Token[], length: number, mayCutAfter: (token: Token) => boolean): number | undefined {
  let seen = 0
  let best: number | undefined
  let bestDistance = Number.POSITIVE_INFINITY
  tokens.slice(0, -1).forEach((token, at) => {
    seen += sizeOf(token)
    const next = tokens[at + 1]
    const distance = Math.abs(seen - length / 2)
    const isInsideWord = next?.kind === 'word' && next.isGlued
    // A cut so near to an end that it leaves a scrap is no cut.
    const leavesScrap = Math.min(seen, length - seen) < SHORTEST
    if (next?.kind === 'word' && mayCutAfter(token) && !isInsideWord && !leavesScrap && distance < bestDistance) {
      ;[best, bestDistance] = [at + 1, distance]
    }
  })
  return best
}

/** A single word longer than a chunk, such as a long address, goes on as several of the same place. */
function cutWord(token: Token): Token[] {
  if (token.kind === 'mark' || sizeOf(token) <= LONGEST / 2) return [token]
  return token.parts.flatMap(part =>
    piecesOf(part.ipa).map(ipa => ({ ...token, isGlued: false, parts: [{ ...part, ipa }] })),
  )
}

function piecesOf(ipa: string): string[] {
  const pieces = ['']
  for (const said of ipa.split(' ').flatMap(word => word.match(/.{1,60}/gu) ?? [])) {
    const last = pieces.at(-1) ?? ''
    if (last !== '' && last.length + said.length > 100) pieces.push(said)
    else pieces[pieces.length - 1] = last === '' ? said : `${last} ${said}`
  }
  return pieces
}
