import type { Mark, Word } from '../script.ts'

type Token = Word | Mark

/** A unit of rendering: about a sentence. */
export type Chunk = { tokens: Token[] }

// The model takes 510 signs and is best between 20 and 300: shorter texts have no melody, longer ones are hurried. It
// also limits the wait of a second speaker, to about fifteen seconds of speech.
const LONGEST = 280
const SHORTEST = 24
const MERGED = 110

const ENDS_SENTENCE = new Set<string>(['.', '!', '?', '…'])

/** Sentences; a long one is cut at punctuation or between words, very short ones are joined. */
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

/** The signs of a chunk without its final punctuation. */
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

/** Halves at the punctuation nearest to the middle until each part is short enough; between words if there is none. */
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
    // A cut near an end that leaves a scrap is not used.
    const leavesScrap = Math.min(seen, length - seen) < SHORTEST
    if (next?.kind === 'word' && mayCutAfter(token) && !isInsideWord && !leavesScrap && distance < bestDistance) {
      ;[best, bestDistance] = [at + 1, distance]
    }
  })
  return best
}

/** A single word longer than a chunk, such as a long address, becomes several with the same position. */
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
