import { assetIndex } from '../../packages/studio/src/data-files/read-asset-index.ts'
import { drawBody } from '../../packages/studio/src/figures/draw-body.ts'
import type { SheetPlan, Suite } from './suite.ts'

const SIDE = 42
const COLUMNS = 20

/** The assets with a shape of their own, by the folder of their file. */
const families = Map.groupBy(
  assetIndex().filter(({ isBody }) => isBody),
  ({ file }) => file.slice(0, file.indexOf('/')),
)

const sheetOf = (family: string): SheetPlan => ({
  name: `family-${family}`,
  columns: COLUMNS,
  cell: { width: SIDE, height: SIDE },
  isWordless: true,
  exhibits: families.get(family)!.map(({ id, codes: [code = id] = [] }) => async () => {
    const picture = drawBody(code) ?? drawBody(id)
    if (!picture) throw new Error(`${id} has no body`)
    return { words: id, pictures: [picture] }
  }),
})

const title = (family: string): string => family[0]!.toUpperCase() + family.slice(1).replaceAll('-', ' ')

const names = [...families.keys()].toSorted()
const total = [...families.values()].reduce((sum, { length }) => sum + length, 0)

const page = `# The library, family by family

${total} assets with a shape of their own in ${names.length} families, in the order of their ids. \`npm run gallery families\` makes this page and its sheets. [The catalogue](../catalogue.md) lists them by name, [assets.md](../assets.md) says how one is added.
${names.map(family => `\n## ${title(family)}\n\n${families.get(family)!.length} assets.\n\n![${title(family)}](family-${family}.jpg)\n`).join('')}`

export const suite: Suite = { name: 'families', sheets: names.map(sheetOf), page: { name: 'families.md', text: page } }
