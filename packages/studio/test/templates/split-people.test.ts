import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitPeople } from '../../src/templates/split-people.ts'
import { personPicture } from './film-template.ts'

test('two people with a common cut-out are separated between them, and keep their heads', () => {
  const [left, right] = [personPicture([200, 40, 40]), personPicture([40, 60, 200])]
  const [width, height] = [left.width + right.width - 20, left.height]
  const rgba = new Uint8Array(width * height * 4)
  for (const [one, from] of [
    [left, 0],
    [right, left.width - 20],
  ] as const)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < one.width; x++) {
        const at = (y * one.width + x) * 4
        if (one.rgba[at + 3]! > 0) rgba.set(one.rgba.subarray(at, at + 4), (y * width + from + x) * 4)
      }
  const heads = [
    { x: left.width - 20 + right.width / 2, y: 32, radius: 20 },
    { x: left.width / 2, y: 32, radius: 20 },
  ]
  const pieces = splitPeople({ width, height, rgba }, heads)
  assert.equal(pieces.length, 2)
  const reds = pieces.map(({ picture }) => {
    let red = 0
    for (let at = 0; at < picture.rgba.length; at += 4)
      if (picture.rgba[at]! > 190 && picture.rgba[at + 1]! < 60 && picture.rgba[at + 3]! > 200) red++
    return red
  })
  assert.ok(reds[0]! > 1_000 && reds[1] === 0, reds.join())
  for (const [at, { head, left: from }] of pieces.entries())
    assert.ok(Math.abs(head.x + from - heads[1 - at]!.x) < 1e-6, `${head.x} + ${from}`)
})
