/** A name for a column's schema: `img2video genq3-turbo` is `Img2videoGenq3Turbo`. */
export const componentName = (title: string): string =>
  title
    .split(/[^A-Za-z0-9]+/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

/** A name for generated clients: `GET /ent/v2/tasks/{id}/creations` is `getTasksIdCreations`. */
export const operationId = (method: string, path: string): string =>
  method.toLowerCase() + componentName(path.replace(/^\/(ent|tools)\/v\d+/, '').replaceAll('{*}', 'key'))

export const refTo = (kind: string, name: string): { $ref: string } => ({ $ref: `#/components/${kind}/${name}` })
