import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import type { Problem } from '../../core/errors.ts'
import type { Column } from '../column.ts'
import { buildSchema } from '../build-schema.ts'
import { addKeywords } from './keywords.ts'
import { type CheckPorts, type Findings, noFindings } from './ports.ts'
import { describeProblems } from './describe-problems.ts'
import { trimBody } from './trim-body.ts'

type CheckResult = { problems: Problem[]; findings: Findings }

export type Checker = (column: Column, body: Record<string, unknown>) => CheckResult

/** Validates bodies against columns. A column's schema is compiled when its first body arrives, and cached. */
export function createChecker(ports: CheckPorts): Checker {
  // The schemas are our own. Tests check them against the meta-schema, which takes longer to compile than all of them.
  const ajv = createAjv(ports, { validateSchema: false })
  const compiled = new Map<Column, ValidateFunction>()
  return (column, body) => {
    let validate = compiled.get(column)
    if (!validate) compiled.set(column, (validate = ajv.compile(buildSchema(column))))
    const findings = noFindings()
    const valid = validate.call(findings, trimBody(column.fields, body))
    return {
      problems: valid ? [] : describeProblems(validate.errors ?? [], body, Object.keys(column.fields)),
      findings,
    }
  }
}

/**
 * Reports all errors at once, with the schema they come from. `this` of a keyword is the intermediate result of the
 * check. Strict mode is on, except for union types (a nullable field is one) and `required` beside an `if`.
 */
export function createAjv(ports: CheckPorts, { validateSchema = true } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    validateSchema,
    allErrors: true,
    verbose: true,
    passContext: true,
    validateFormats: false,
    allowUnionTypes: true,
    strictRequired: false,
    strictTypes: false,
  })
  addKeywords(ajv, ports)
  return ajv
}
