import { SAMPLE_SCENE } from '../scene-answers.ts'
import type { Column, NamedDeclaration } from '../../catalog/column.ts'
import type { Values } from '../../catalog/fill-defaults.ts'
import type { Field } from '../../catalog/words/field.ts'
import { EXAMPLE_BODIES } from './example-bodies.ts'

/** A body that is valid for the column. */
export function buildExample(declared: NamedDeclaration, column: Column): Values {
  const said = EXAMPLE_BODIES[declared.name] ?? {}
  const body: Values = {}
  for (const [name, field] of Object.entries(column.fields)) {
    if (field.standing) continue
    if (name === column.rulesBy) body[name] = column.key
    else if (name in said) body[name] = said[name] ?? sampleOf(field)
    else if (field.required) body[name] = sampleOf(field)
  }
  const [needed = ''] = column.needsOneOf?.some(name => name in body) ? [] : (column.needsOneOf ?? [])
  const field = column.fields[needed]
  return field ? { ...body, [needed]: sampleOf(field) } : body
}

/** The default, or a valid sample of this kind of field. */
function sampleOf(field: Field): unknown {
  if ('default' in field && field.default !== undefined) return field.default
  switch (field.kind) {
    case 'integer':
      return field.choices?.[0] ?? Math.max(field.min, Math.min(1, field.max))
    case 'number':
      return field.min
    case 'flag':
      return false
    case 'choice':
      return field.choices[0] ?? ''
    case 'url':
      return 'https://example.com/hooks/kinora'
    case 'voice':
      return 'English_Female_Currency'
    case 'id':
      return '901243326567555073'
    case 'time':
      return '2027-01-01T00:00:00Z'
    case 'picture':
      return 'https://example.com/picture.jpg'
    case 'clip':
      return 'https://example.com/clip.mp4'
    case 'sound':
      return 'https://example.com/sound.mp3'
    case 'list':
      return Array.from({ length: Math.max(1, field.min) }, () => sampleOf(field.of))
    case 'record':
      return Object.fromEntries(
        Object.entries(field.fields).flatMap(([name, one]) => (one.required ? [[name, sampleOf(one)]] : [])),
      )
    case 'scene':
      return SAMPLE_SCENE
    case 'text':
      return field.shape ? '01' : 'A quiet harbour in the morning'
  }
}
