import { AFFORDANCES, type AssetEntry, CATALOGUE_KINDS, type Role } from '../packages/media/src/scene/catalogue.ts'
import { loadCatalogue } from '../packages/studio/src/library/catalogue.ts'
import { assetIndex } from '../packages/studio/src/data-files/read-asset-index.ts'

const INTRODUCTION = `A scene document refers to assets, places and actions by ids of the catalogue: \`rocking-chair\`, \`classroom\`, \`write\`. The catalogue consists of JSON files in \`packages/studio/data/catalogue\`, with one entry on each line. Instead of an id, a document may give a name or a synonym in English or Chinese; the first name of an entry is the usual one. If several entries have a name, an id wins over a first name, and a first name over a synonym; then the order in the files decides. For example, \`bat\` is the animal. \`baseball-bat\` has the same name, and a search finds both.

Within a version of the catalogue, the meaning of an id does not change. The version is a hash of the files.`

const ADDING = `## Adding an entry

An asset is one [asset document](assets.md) in \`packages/studio/data/library/assets\`: a file of its own if it has a shape of its own, a line in \`like-others.json\` of its family if it is drawn like another:

\`\`\`json
{"id":"ibex","names":{"en":["ibex","alpine ibex"],"zh":["北山羊","羱羊"]},"like":"goat","standsIn":true,"size":[0.359,0.9,1.13],"colour":"grey","home":"mountains"}
\`\`\`

A place is a document of \`data/library/places\` ([Places](places.md#adding-a-place)), with the ids of its anchors. \`anchors.json\` has the names and affordances of anchors; each part of a place names the anchor that it is, and \`stage/resolve/anchors-of-place.ts\` finds where they are, how high their seats and tops are and where they are written on. A test compares the two.

An action is a line in a file of \`actions/\`: a sentence about what it looks like (\`about\`), its roles with their requirements and how the actor holds them, the possible actors, whether it happens once or throughout (\`lasts\`), its duration, its sound, its \`motion\` as a whole (\`still\` if it stays where it is), the \`pose\` of the body, its lasting effect (\`result\`), and \`behaviour\`, which the stage performs:

| Field | Meaning |
|---|---|
| \`animalMotion\` | the whole-body motion of a four-legged animal or a bird, instead of the pose |
| \`events\` | changes of the actor, the object or another role: it melts, falls over, grows |
| \`goes\` | where the actor goes if the document gives no path: to the target, after it, over it |
| \`brings\` | where the object is while the actor moves: before, behind, beside |
| \`touches\` | which hand touches which role, at which part, and how it moves there |
| \`meets\` | how two people who touch each other stand, and where their hands are |
| \`effects\` | visual effects at a role: steam, sparks, a stream; \`stays\` if the effect remains |
| \`line\` | a rope or a string from the hand to the object |

A garment has a \`cut\`: the fields of a person (\`somebody\` of \`scene/kit-schema.ts\` in \`packages/media\`) that it changes. A value \`{ "dyed": "#c8286a" }\` is the colour that the document gives the garment, by default this one; \`true\` instead of a colour means none by default; \`shade\` makes it darker.

\`use\` of an asset says how an instrument is played, what light a lamp gives, how a mount moves, and how a thing is held. \`library/behaviour.ts\` defines the values of these fields.

\`similar-words.json\` maps words without an entry to the most similar asset.`

const count = (number: number): string => number.toLocaleString('en')

/** `docs/catalogue.md`: what the catalogue has, counted from its data. */
export function cataloguePage(note: string): string {
  const catalogue = loadCatalogue()
  const sizes = CATALOGUE_KINDS.map(kind => `| ${kind} | ${count(catalogue.list(kind).length)} |`)
  const named = assetIndex().filter(({ entry }) => entry)
  const families = [...Map.groupBy(named, ({ file }) => file.split('/')[0]!)].map(([name, entries]) => {
    const shown = entries.filter(({ isBody }) => isBody).slice(0, SHOWN)
    return `| \`${name}/\` | ${count(entries.length)} | ${shown.map(({ id }) => id).join(', ')} … |`
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

${count(own)} assets have their own shape. ${count(assets.length - own)} use the shape of another asset; for ${count(standsIn)} of these it is only similar. Places have ${count(anchors)} anchors.

## Assets

| File | Entries | Examples |
|---|--:|---|
${families.join('\n')}

| Affords | Assets | Examples |
|---|--:|---|
${affords.join('\n')}

## Places and their anchors

| Place | Anchors |
|---|---|
${places.map(({ id, anchors: there }) => `| \`${id}\` | ${there.map(anchor => anchor.id).join(', ')} |`).join('\n')}

## Actions

A role with \`!\` is required. After a colon: the affordance that the entity in the role needs. In brackets: how the actor holds it.

| Action | Looks like | Roles | Actors |
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
