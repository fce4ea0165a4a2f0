import assert from 'node:assert/strict'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Catalog } from '../../packages/service/src/catalog/catalog.ts'
import { buildEndpoints } from '../../packages/service/src/http/endpoints/index.ts'
import { strict } from './strict-schema.ts'

export type HoldAnswer = (method: string, path: string, json: unknown) => void

/** Checks answers against the reference: every field is described, and none is missing. */
export function createHold(catalog: Catalog): HoldAnswer {
  const ajv = new Ajv2020({ strict: false, validateSchema: false, validateFormats: false, allErrors: true })
  const shapes = buildEndpoints(catalog).flatMap(({ method, path, answer }) =>
    answer?.schema ? [{ method, pattern: patternOf(path), schema: answer.schema }] : [],
  )
  const compiled = new Map<object, ValidateFunction>()
  return (method, url, json) => {
    const [path = '', query = ''] = url.split('?')
    const shape = shapes.find(one => one.method === method && one.pattern.test(path))
    // A timeline in another format has that format's own shape.
    if (!shape || query.includes('format=')) return
    let validate = compiled.get(shape.schema)
    if (!validate) compiled.set(shape.schema, (validate = ajv.compile(strict(shape.schema))))
    assert.ok(validate(json), `${method} ${url}: ${ajv.errorsText(validate.errors)} in ${JSON.stringify(json)}`)
  }
}

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .replaceAll('.', '\\.')
      .replaceAll('{*}', '.+')
      .replaceAll(/\{\w+\}/g, '\\d+')}$`,
  )
