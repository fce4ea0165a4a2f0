import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { direct } from '../../src/direct/direct.ts'
import { adaptShot } from '../../src/scene/adapt-shot.ts'
import { clusterCast } from '../../src/scene/cast.ts'
import { collectArt } from '../../src/scene/collect-art.ts'
import type { Member } from '../../src/scene/member.ts'
import { turnTo } from '../../src/scene/partners.ts'

/** `man < hand book`: who is fixed to whom by a prompt, in the order of its words. */
async function fixedBy(prompt: string): Promise<string[]> {
  const shot = adaptShot(direct({ prompt, seed: 1 }).shots[0]!)
  const told = (host: Member): string[] =>
    host.bound.flatMap(({ member, hold }) => [
      `${host.subject.words} < ${hold} ${member.subject.words}`,
      ...told(member),
    ])
  return clusterCast(shot, await collectArt(shot, [])).flatMap(({ root }) => told(root))
}

describe('what somebody does', () => {
  test('a flock does not each have a house to work at', async () => {
    assert.deepEqual(await fixedBy('six mice cut a tent'), [])
  })

  test('fixes whom it is done to as one sees it done', async () => {
    for (const [prompt, ...fixed] of [
      ['A man sits on a chair and reads a book', 'chair < seat man', 'man < hand book'],
      ['A boy sleeps on a bed', 'bed < seat boy'],
      ['A boy kicks a ball in a meadow', 'boy < feet ball'],
      ['A man pushes a shopping cart', 'man < ahead shopping cart'],
      ['A man pulls a sled in the snow', 'man < behind sled', 'man < hand '],
      ['A boy climbs a windmill', 'windmill < side boy'],
      ['A father carries his son', 'father < back son'],
      ['A girl carries a cat', 'girl < arms cat'],
      ['A girl plays the piano', 'girl < ahead piano'],
      ['A man plays the guitar on a stage', 'man < hand guitar'],
      ['A man rows a boat on a lake', 'boat < deck man'],
      ['A man stands up from a chair', 'chair < seat man'],
      ['A cow eats grass'],
    ] as const)
      assert.deepEqual(
        (await fixedBy(prompt)).filter(one => !one.includes('grass')),
        fixed,
        prompt,
      )
  })

  test('leaves both standing for themselves where they meet', async () => {
    for (const prompt of ['A mother hugs her child', 'Two women hug', 'A dog chases a cat'])
      assert.deepEqual(await fixedBy(prompt), [], prompt)
  })

  test('gives hands what they need where nothing is named, and nothing more', async () => {
    assert.deepEqual(await fixedBy('A woman reads in a garden'), ['woman < hand reads'])
    assert.deepEqual(await fixedBy('A woman reads a book in a garden'), ['woman < hand book'])
    assert.deepEqual(await fixedBy('A woman walks in a garden'), [])
    assert.deepEqual(await fixedBy('A cow drinks at a river'), [])
  })

  test('sets those in motion who are chased, and keeps on the spot who kicks', () => {
    const motions = (prompt: string) =>
      adaptShot(direct({ prompt, seed: 1 }).shots[0]!).subjects.map(({ motion }) => motion)
    assert.deepEqual(motions('A dog chases a cat'), ['run', 'run'])
    assert.deepEqual(motions('A boy follows his mother'), ['walk', 'walk'])
    assert.equal(motions('A boy kicks a ball')[0], 'still')
  })
})

describe('whoever deals with another', () => {
  const here = { x: 0, y: 1.4, z: 6 }

  test('turns to it, but never its back to the camera, and its head for the rest', () => {
    const beside = turnTo(here, { x: 2, y: 1.4, z: 6 }, 2, true)
    assert.ok(Math.abs(beside.yaw - 0.52 * Math.PI) < 0.01 && Math.abs(beside.looks[0]) < 0.1)
    const behind = turnTo(here, { x: -0.5, y: 1.4, z: 30 }, 2, true)
    assert.ok(behind.yaw < -0.5 * Math.PI && behind.looks[0] > 0.5)
    const before = turnTo(here, { x: 0.1, y: 1.4, z: 1 }, 2, true)
    assert.ok(before.yaw > 0.8 * Math.PI)
  })

  test('looks up to what is high, and keeps its way where it goes', () => {
    assert.ok(turnTo(here, { x: 20, y: 30, z: 60 }, 2, true).looks[1] > 0.3)
    assert.equal(turnTo(here, { x: -2, y: 1, z: 6 }, 1.7, false).yaw, 1.7)
  })
})
