import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupPanels } from '../../../src/film-writing/comic/group-panels.ts'
import type { ScriptLine } from '../../../src/film-writing/comic/read-prose.ts'
import { readScript } from '../../../src/film-writing/comic/read-script.ts'

const heading = (text: string): ScriptLine => ({ kind: 'heading', text })
const action = (text: string): ScriptLine => ({ kind: 'action', text })
const told = (text: string): ScriptLine => ({ kind: 'narration', text })
const said = (speaker: string, text: string): ScriptLine => ({ kind: 'speech', speaker, text })
const scenesOf = (...lines: ScriptLine[]): number[] => groupPanels(lines).map(draft => draft.scene)
const LONG = 'word '.repeat(20)

test('a heading begins a scene, except the first one; a second heading before any event does too', () => {
  assert.deepEqual(scenesOf(told('One.'), heading('Forest'), told('Two.')), [0, 1])
  assert.deepEqual(scenesOf(heading('Room'), told('One.'), heading('Forest'), told('Two.')), [0, 1])
  assert.deepEqual(scenesOf(heading('Room'), heading('Forest'), told('Two.')), [1])
  assert.deepEqual(scenesOf(heading(''), told('One.')), [0])
})

test('short sentences share a picture, longer ones have their own', () => {
  assert.equal(groupPanels([told('He runs.'), told('She waits.')]).length, 1)
  assert.equal(groupPanels([told(LONG), told(LONG)]).length, 2)
})

test('directions belong to the next lines, and the last ones are read', () => {
  const drafts = groupPanels([action('rain'), action('wind'), told('Night.'), action('a door opens')])
  assert.deepEqual(
    drafts.map(draft => draft.action),
    ['rain，wind', 'a door opens'],
  )
  // A direction between two sentences parts them.
  assert.equal(groupPanels([told('He runs.'), action('a door opens'), told('She waits.')]).length, 2)
})

test('two short lines are an exchange; a third continues only with the second speaker', () => {
  const speakersIn = (...lines: ScriptLine[]): number[] =>
    groupPanels(lines).map(draft => (draft.kind === 'said' ? draft.speeches.length : 0))
  assert.deepEqual(speakersIn(said('a', 'Hi.'), said('b', 'Hello.')), [2])
  assert.deepEqual(speakersIn(said('a', 'Hi.'), said('b', 'Hello.'), said('b', 'Come.')), [3])
  assert.deepEqual(speakersIn(said('a', 'Hi.'), said('b', 'Hello.'), said('b', 'Come.'), said('b', 'Now.')), [3, 1])
  assert.deepEqual(speakersIn(said('a', 'Hi.'), said('b', 'Hello.'), said('a', 'Come.')), [2, 1])
  assert.deepEqual(speakersIn(said('a', 'Hi.'), said('a', 'Anyone?'), said('a', 'Here?')), [2, 1])
  assert.deepEqual(speakersIn(said('a', LONG), said('b', 'Hello.')), [1, 1])
  assert.deepEqual(speakersIn(said('a', 'Hi.'), said('b', LONG)), [1, 1])
})

const nobody = { isSomebody: () => false, peopleIn: () => [] }

test('headings stay without a word in them, other lines without a letter do not', () => {
  const kinds = readScript('Scene 1\n(!?)\nThe sun rises.\n…\n', nobody).map(line => line.kind)
  assert.deepEqual(kinds, ['heading', 'narration'])
})

test('captions are told, and the number of a panel is not', () => {
  const lines = readScript('CAPTION: Spring.\nPanel 2: The sun rises.\n旁白框：雨夜。\n末格：桥上没有人。', nobody)
  assert.deepEqual(
    lines.map(({ kind, text }) => [kind, text]),
    [
      ['narration', 'Spring.'],
      ['narration', 'The sun rises.'],
      ['narration', '雨夜。'],
      ['narration', '桥上没有人。'],
    ],
  )
})
