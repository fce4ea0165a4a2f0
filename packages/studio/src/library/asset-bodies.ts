import { type AssetRow, readRows } from './read-rows.ts'

let assets: Map<string, AssetRow> | undefined
let byBody: Map<string, string> | undefined

const assetRows = (): Map<string, AssetRow> => (assets ??= new Map(readRows('asset').map(row => [row.id, row])))

/** The name of an asset's shape in the tables of bodies; undefined for an unknown id. */
export function assetBody(id: string): string | undefined {
  const row = assetRows().get(id)
  return row && (row.body ?? assetRows().get(row.like ?? '')?.body)
}

/** The asset of a shape in the tables of bodies: the one that owns it. */
export function assetOfBody(body: string): string | undefined {
  if (!byBody) {
    byBody = new Map()
    for (const { id, body: own, alsoBodies = [] } of assetRows().values())
      for (const one of own === undefined ? alsoBodies : [own, ...alsoBodies]) if (!byBody.has(one)) byBody.set(one, id)
  }
  return byBody.get(body.replaceAll('-fe0f', ''))
}
