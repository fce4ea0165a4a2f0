import type { DescribedMember } from '@kinora/media/engine/contract'
import { hasHan } from '@kinora/media/language/has-han'
import { sortBrief } from '../words/sort-brief.ts'
import { findPeople } from '../words/find-people.ts'
import { isNarrator } from './cast-voices.ts'
import type { ComicAsset } from './comic.ts'
import { findAssets } from './find-assets.ts'
import { readScript } from './read-script.ts'

/** The number of characters that are searched for people, because each name is compared with all others. */
const LONGEST_CAST = 20_000

/** The assets and the other people of a script, and the script without the words that only introduce them. */
type ComicCast = { cast: ComicAsset[]; told: string }

/**
 * All members of a comic's cast: its assets, people whom the script names, and everybody who speaks. They look the same
 * in all panels. Descriptions beside a name, `Plumley, thin clerk, green eyeshade.` or 小段（黄雨衣）, are looks and are
 * not told.
 */
export function comicCast(script: string, assets: readonly ComicAsset[]): ComicCast {
  const cast = [...assets]
  const begin = script.slice(0, LONGEST_CAST)
  const people = new Map(findPeople(begin).map(({ name, words }) => [titled(name, begin), words]))
  let told = withoutWishes(script)
  for (const name of [...people.keys(), ...speakersIn(begin, assets)]) {
    if (findAssets(cast).named(name) !== undefined) continue
    const introduced = introductionOf(name, begin)
    if (introduced) told = told.replace(introduced.written, introduced.left)
    const description = introduced?.looks ?? people.get(name) ?? ''
    cast.push({ type: 'character', name, description, voice: '', hasPicture: false })
  }
  return { cast, told }
}

/** The script without lines that address its makers: `Six panels, muted colours`; all of it if nothing else is told. */
function withoutWishes(script: string): string {
  const told = script.split('\n').filter(line => !/\S/u.test(line) || sortBrief(line, { keeps: TOLD }).content !== '')
  return told.every(line => !/\S/u.test(line)) ? script : told.join('\n')
}
const TOLD = ['narration', 'place', 'story', 'beat', 'cast', 'title', 'sound', 'music'] as const

/** The names before speech that are no assets, each once. */
function speakersIn(script: string, cast: readonly ComicAsset[]): string[] {
  const finder = findAssets(cast)
  const people = (text: string): string[] =>
    finder.mentioned(text, 'character').flatMap(at => (isNarrator(cast[at]!) ? [] : [cast[at]!.name]))
  const lines = readScript(script, { isSomebody: name => finder.named(name) !== undefined, peopleIn: people })
  const names = lines.flatMap(line => (line.kind === 'speech' && line.speaker ? [line.speaker] : []))
  return [...new Set(names)].filter(name => finder.named(name) === undefined)
}

/** The name with the title before it: `Mr. Finch`. */
function titled(name: string, script: string): string {
  const [whole] =
    new RegExp(
      String.raw`\b(?:Mr|Mrs|Ms|Dr)\.?\s${name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)}\b`,
      'u',
    ).exec(script) ?? []
  return whole ?? name
}

type Introduction = { written: string; left: string; looks: string }

/**
 * A description beside the first mention of a name: in brackets, or as a sentence of its own without a verb. A title or
 * a trade before the name is part of it.
 */
function introductionOf(name: string, script: string): Introduction | undefined {
  const plain = name.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
  const before = hasHan(name)
    ? String.raw`(?<=^|[\n，。,：:、和与])(\p{Script=Han}{0,4})`
    : String.raw`((?:\b[\p{L}.]+\s)?)\b`
  const aside = new RegExp(`${before}(${plain})\\s*[（(]([^）)\\n]{2,80})[）)](?!\\s*[:：])`, 'iu').exec(script)
  if (aside) {
    const [written, title = '', own = '', looks = ''] = aside
    return { written, left: own, looks: [title, looks].filter(Boolean).join(hasHan(title) ? '，' : ' ') }
  }
  // `Pip, a young mouse in a blue scarf, runs up.`
  const inside = new RegExp(
    String.raw`(?<![\p{L}])(${plain}),\s((?:an?|the|her|his|their)\s[^,.!?:"“]{3,80}),\s(?=\p{Ll}{2})`,
    'u',
  ).exec(script)
  if (inside) return { written: inside[0], left: `${inside[1]} `, looks: inside[2]!.replace(/^(?:an?|the)\s/u, '') }
  const sentence = new RegExp(
    String.raw`(?<=^|[\n.!?]\s*)((?:[\p{L}.]+\s)?)${plain},\s([^.!?\n:]{2,80})[.!?]\s*`,
    'iu',
  ).exec(script)
  const [written = '', title = '', looks = ''] = sentence ?? []
  return written === '' || DOES.test(looks) ? undefined : { written, left: '', looks: title.toLowerCase() + looks }
}

/** A word in the form of a verb: the sentence tells something. */
const DOES = /\b(?:\p{L}{2,}(?:[^s]s|ed|ing)|is|was|are|were|has|had|ran|sat|went|came|stood)\b/iu

/** The described people and things of a script that no picture shows. A speaker without a description is a person. */
export const describedMembers = (script: string, assets: readonly ComicAsset[]): DescribedMember[] =>
  comicCast(script, assets)
    .cast.filter(one => one.type !== 'scene' && !one.hasPicture && !isNarrator(one))
    .filter(one => one.description !== '' || !assets.includes(one))
    .map(({ name, description }) => ({ name: name.trim(), words: description }))
