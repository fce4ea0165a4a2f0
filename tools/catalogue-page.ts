import { AFFORDANCES, type AssetEntry, CATALOGUE_KINDS, type Role } from '../packages/media/src/scene/catalogue.ts'
import { loadCatalogue } from '../packages/studio/src/library/catalogue.ts'
import { catalogueFiles } from '../packages/studio/src/library/read-rows.ts'

const INTRODUCTION = `A scene document names what it shows by ids of the catalogue: \`rocking-chair\`, \`classroom\`, \`write\`. The catalogue is data: JSON files in \`packages/studio/data/catalogue\`, one entry on each line. Where a document may give an id it may also give a name or a synonym, in English or Chinese; the first name of an entry is the usual one. Of two entries with one name the one whose id it is comes first, then the one whose first name it is, then the one that comes first in the files. \`bat\` is the animal; \`baseball-bat\` has the name too and a search finds both.

Ids never change their meaning within a version of the catalogue. The version is a hash of the files.`

const ADDING = `## Adding an entry

A new thing is one [asset document](assets.md), which has its shapes and its names. An asset that is drawn like another is one line in a file of \`assets/\`. What has the shape of another asset says so with \`like\`; rig, parts, sockets, affordances and kinds come from there unless the line gives its own. \`standsIn\` says that the shape is only a likeness: the stage tells it in a note.

\`\`\`json
{"id":"ibex","names":{"en":["ibex","alpine ibex"],"zh":["北山羊","羱羊"]},"size":[0.359,0.9,1.13],"like":"goat","standsIn":true,"colour":"grey","home":"mountains"}
\`\`\`

| Field | Meaning |
|---|---|
| \`size\` | width, height and depth of the real thing in metres |
| \`body\` | a code of the asset document with its shape, or its name in the tables of \`bodies/kinds\`, where the shape is the asset's own; \`alsoBodies\` are others that mean the same |
| \`like\`, \`standsIn\` | the id of the asset whose shape it has; whether that is only a likeness |
| \`isA\` | kinds of thing, from the nearest to the widest |
| \`rig\` | how it is moved: \`person\`, \`beast\`, \`bird\`, \`fish\`, \`thing\` |
| \`parts\`, \`sockets\` | parts of its own besides those that \`parts.json\` gives to its rig and kinds; places on it that others take |
| \`affords\` | what others can do with it |
| \`colour\`, \`count\`, \`wears\`, \`holds\`, \`home\` | what is usual where a document does not say |

A place is a line in a file of \`places/\`: names, what is painted (\`paints\`), the ids of its anchors. \`anchors.json\` has the names and affordances of anchors and the parts of dressing that are such an anchor; \`stage/resolve/anchors-of-place.ts\` finds where they are, how high their seats and tops are and where they are written on. A test compares the two.

An action is a line in a file of \`actions/\`: what is seen in a sentence (\`about\`), roles with what each needs and how the actor holds it, who can do it, whether it is done once or throughout, how long it takes, its sound, the pose of the body, what it leaves behind (\`result\`), and \`behaviour\`, which the stage acts:

| Field | Meaning |
|---|---|
| \`antic\` | what a four-legged animal or a bird does with all of its body instead |
| \`events\` | what becomes of the actor, the object or another role: it melts, falls over, grows |
| \`goes\` | where the actor goes if the document gives no path: to the target, after it, over it |
| \`brings\` | where the object is while the actor goes: before, behind, beside |
| \`touches\` | which hand is at which role, how it moves there, at which part |
| \`meets\` | how two who touch each other stand and where their hands are |
| \`effects\` | what is seen at a role: steam, sparks, a stream; \`stays\` if it remains |
| \`line\` | a rope or a string from the hand to the object |

\`use\` of an asset says how it is played, what a light gives, how it moves when ridden, and how it is held. \`library/behaviour.ts\` has the words of these fields.

\`kin.json\` leads from words that no entry has to the nearest asset.`

const count = (number: number): string => number.toLocaleString('en')

/** `docs/catalogue.md`: what the catalogue has, counted from its data. */
export function cataloguePage(note: string): string {
  const catalogue = loadCatalogue()
  const sizes = CATALOGUE_KINDS.map(kind => `| ${kind} | ${count(catalogue.list(kind).length)} |`)
  const families = catalogueFiles('asset').map(({ name, text }) => {
    const { entries } = JSON.parse(text) as { entries: { id: string }[] }
    const shown = entries.filter(({ id }) => catalogue.asset(id)?.like === undefined).slice(0, SHOWN)
    return `| \`${name}\` | ${count(entries.length)} | ${shown.map(({ id }) => id).join(', ')} … |`
  })
  const assets = catalogue.list('asset')
  const own = assets.filter(({ like }) => like === undefined).length
  const standsIn = assets.filter(one => one.standsIn).length
  const affords = AFFORDANCES.map(
    one =>
      `| \`${one}\` | ${count(assets.filter(asset => asset.affords.includes(one)).length)} | ${usual(assets, one)} |`,
  )
  const places = catalogue.list('place')
  const anchors = places.reduce((sum, place) => sum + place.anchors.length, 0)
  return `# The catalogue

${note}

${INTRODUCTION}

| Kind | Entries |
|---|--:|
${sizes.join('\n')}

${count(own)} assets have a shape of their own, ${count(assets.length - own)} the shape of another, and for ${count(standsIn)} of these it is only a likeness. Places have ${count(anchors)} anchors.

## Assets

| File | Entries | Such as |
|---|--:|---|
${families.join('\n')}

| Affords | Assets | Such as |
|---|--:|---|
${affords.join('\n')}

## Places and their anchors

| Place | Anchors |
|---|---|
${places.map(({ id, anchors: there }) => `| \`${id}\` | ${there.map(anchor => anchor.id).join(', ')} |`).join('\n')}

## Actions

A role with \`!\` is needed; after a colon stands what fills it must afford; in brackets, how the actor holds it.

| Action | What is seen | Roles | Who |
|---|---|---|---|
${catalogue
  .list('action')
  .map(
    ({ id, about, roles, actors }) =>
      `| \`${id}\` | ${about} | ${roles.map(shownRole).join(', ')} | ${actors.join(', ')} |`,
  )
  .join('\n')}

${ADDING}
`
}

const SHOWN = 8

const shownRole = ({ role, isNeeded, affords, held }: Role): string =>
  `${role}${isNeeded ? '!' : ''}${affords ? `: ${affords}` : ''}${held ? ` [${held}]` : ''}`

const usual = (assets: readonly AssetEntry[], affordance: string): string =>
  assets
    .filter(({ affords, like }) => like === undefined && affords.some(one => one === affordance))
    .slice(0, SHOWN)
    .map(({ id }) => id)
    .join(', ')
