/** The asset document of a body: the body itself, or its `asset`. */
export const assetIn = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'asset' in json && !('id' in json) ? json.asset : json
