import assert from 'node:assert/strict'
import { test } from 'node:test'
import { buildOtio } from '../../../src/films/export/build-otio.ts'
import { sample } from './sample.ts'

type Node = Record<string, unknown>

/** The fields of each schema, as the format publishes them. */
const FIELDS: Record<string, readonly string[]> = {
  'RationalTime.1': ['rate', 'value'],
  'TimeRange.1': ['duration', 'start_time'],
  'Timeline.1': ['global_start_time', 'metadata', 'name', 'tracks'],
  'Stack.1': ['children', 'effects', 'enabled', 'markers', 'metadata', 'name', 'source_range'],
  'Track.1': ['children', 'effects', 'enabled', 'kind', 'markers', 'metadata', 'name', 'source_range'],
  'Clip.2': [
    'active_media_reference_key',
    'effects',
    'enabled',
    'markers',
    'media_references',
    'metadata',
    'name',
    'source_range',
  ],
  'Gap.1': ['effects', 'enabled', 'markers', 'metadata', 'name', 'source_range'],
  'Transition.1': ['in_offset', 'metadata', 'name', 'out_offset', 'transition_type'],
  'Marker.2': ['color', 'comment', 'marked_range', 'metadata', 'name'],
  'ExternalReference.1': ['available_image_bounds', 'available_range', 'metadata', 'name', 'target_url'],
}

const otio = JSON.parse(
  JSON.stringify(buildOtio(sample, { name: 'A film', urlOf: source => `https://files.example/${source}` })),
)

function requireSchema(node: unknown, path: string): void {
  if (Array.isArray(node)) return node.forEach((child, index) => requireSchema(child, `${path}[${index}]`))
  if (typeof node !== 'object' || node === null) return
  const { OTIO_SCHEMA: schema, ...fields } = node as Node & { OTIO_SCHEMA?: string }
  if (schema !== undefined) assert.deepEqual(Object.keys(fields).sort(), FIELDS[schema], `${path}: ${schema}`)
  for (const [key, value] of Object.entries(fields)) if (key !== 'metadata') requireSchema(value, `${path}.${key}`)
}

const valueOf = (time: unknown): number => {
  const { rate, value } = time as { rate: number; value: number }
  assert.equal(rate, 24)
  return value
}
const durationOf = (item: Node): number => valueOf((item['source_range'] as Node)['duration'])
const childrenOf = (item: unknown): Node[] => (item as Node)['children'] as Node[]
const schemaOf = (item: Node): unknown => item['OTIO_SCHEMA']

test('every object has the fields of its schema, and no others', () => {
  assert.equal(otio.OTIO_SCHEMA, 'Timeline.1')
  requireSchema(otio, 'timeline')
})

test('the picture track has the length of the film, and transitions are between their shots', () => {
  const [picture] = childrenOf(otio.tracks)
  assert.ok(picture)
  assert.equal(picture['kind'], 'Video')
  const children = childrenOf(picture)
  assert.deepEqual(children.map(schemaOf), ['Clip.2', 'Transition.1', 'Clip.2', 'Transition.1', 'Clip.2'])
  const clips = children.filter(item => schemaOf(item) === 'Clip.2')
  assert.equal(
    clips.reduce((sum, item) => sum + durationOf(item), 0),
    sample.frames,
  )
  const transitions = children.filter(item => schemaOf(item) === 'Transition.1')
  assert.deepEqual(
    transitions.map(item => [item['transition_type'], valueOf(item['in_offset']), valueOf(item['out_offset'])]),
    [
      ['SMPTE_Dissolve', 8, 0],
      ['Custom_Transition', 60, 0],
    ],
  )
  for (const clip of clips) {
    const references = clip['media_references'] as Record<string, Node>
    assert.match(
      String(references[String(clip['active_media_reference_key'])]?.['target_url']),
      /^https:\/\/files\.example\/clip-/,
    )
  }
})

test('texts are markers with their frames and looks', () => {
  const [picture] = childrenOf(otio.tracks)
  const markers = (picture?.['markers'] ?? []) as Node[]
  const rangeOf = ({ marked_range: range }: Node): number[] =>
    [(range as Node)['start_time'], (range as Node)['duration']].map(valueOf)
  assert.deepEqual(
    markers.map(marker => [marker['name'], ...rangeOf(marker)]),
    [
      ['开场 Opening', 0, 48],
      ['Over there!', 60, 30],
    ],
  )
  assert.deepEqual((markers[1]?.['metadata'] as Node | undefined)?.['kinora'], {
    style: 'bubble',
    font: 'sans',
    towards: { x: 0.3, y: 0.5 },
  })
})

test('sounds are at their times, with gaps between them, and overlapping ones on separate tracks', () => {
  const [, ...sounds] = childrenOf(otio.tracks)
  const placed = sounds.map(track => {
    let at = 0
    return childrenOf(track).flatMap(item => {
      const from = at
      at += durationOf(item)
      return schemaOf(item) === 'Gap.1' ? [] : [[item['name'], from / 24, at / 24]]
    })
  })
  assert.deepEqual(placed, [
    [
      ['voice-1', 1, 3.5],
      ['voice-1', 6, 7],
    ],
    [['voice-2', 3, 5]],
    [['music', 0, 12.5]],
  ])
  assert.ok(sounds.every(track => track['kind'] === 'Audio'))
})

test('metadata keeps values that OTIO cannot express: transitions, track loudness, fades', () => {
  const [picture, ...sounds] = childrenOf(otio.tracks)
  const kinora = (item: Node): unknown => (item['metadata'] as Node)['kinora']
  assert.deepEqual(
    childrenOf(picture)
      .filter(item => schemaOf(item) === 'Transition.1')
      .map(kinora),
    [
      { kind: 'dissolve', holds_next_frame: true },
      { kind: 'push-left', holds_next_frame: true },
    ],
  )
  for (const track of sounds) {
    const own = sample.tracks.find(({ kind }) => kind === track['name'])!
    assert.deepEqual(kinora(track), { kind: own.kind, gain_db: own.gainDb })
    for (const clip of childrenOf(track).filter(item => schemaOf(item) === 'Clip.2')) {
      const cue = own.cues.find(({ source }) => source === clip['name'])!
      assert.deepEqual(kinora(clip), {
        ...(cue.fadeInSeconds !== undefined && { fade_in_seconds: cue.fadeInSeconds }),
        ...(cue.fadeOutSeconds !== undefined && { fade_out_seconds: cue.fadeOutSeconds }),
        ...(cue.loops && { loops: true }),
      })
    }
  }
  assert.deepEqual(kinora(otio), { width: 1280, height: 720 })
})
