import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { MOODS } from '../../src/setting/shot-list.ts'
import { composeMusic } from '../../src/music/compose-music.ts'
import { readMusicPrompt } from '../../src/prompt-parsing/music/read-music-prompt.ts'
import { GENRES as GENRE_NAMES } from '../../../media/src/scene/vocabulary.ts'
import { genres } from '../../src/music/genres/genres.ts'
import type { Genre, Part } from '../../src/music/genres/genre.ts'
import { parseChord } from '../../src/music/harmony/chords.ts'
import { DRUMS, type Instrument, instrumentNamed, KITS } from '../../src/music/instruments.ts'
import { moodRules } from '../../src/music/moods.ts'
import { patternFor, readStrikes, strikeVelocity } from '../../src/music/parts/read-strikes.ts'
import { rootPitch, writeBass } from '../../src/music/parts/write-bass.ts'
import { writeChords } from '../../src/music/parts/write-chords.ts'
import { writeDrums } from '../../src/music/parts/write-drums.ts'
import { writeFinalNotes } from '../../src/music/parts/write-final-notes.ts'
import { writePad } from '../../src/music/parts/write-pad.ts'
import { writeVoicings } from '../../src/music/parts/write-voicings.ts'
import { scheduleEvents } from '../../src/music/play/schedule-events.ts'
import type { Bar, Plan } from '../../src/music/plan/plan.ts'
import { secondsAt } from '../../src/music/score.ts'
import { seededRandom } from '../../../media/src/core/seeded-random.ts'

const GENRES = genres()
const BASS: Instrument = instrumentNamed('upright-bass')

/** A bar of one chord. */
const bar = (index: number, chord: string, more: Partial<Bar> = {}): Bar => ({
  beat: index * 4,
  beats: 4,
  chords: [{ beat: index * 4, beats: 4, chord: parseChord(chord) }],
  section: 'theme',
  energy: 0.6,
  place: index,
  isLastOfSection: false,
  isLast: false,
  ...more,
})
const planOf = (bars: Bar[], more: Partial<Plan> = {}): Plan => ({
  mood: 'neutral',
  rules: moodRules('neutral'),
  genreName: 'pop',
  genre: GENRES.pop,
  tempo: 120,
  meter: 4,
  key: 0,
  mode: 'major',
  seconds: 10,
  bars,
  sections: [{ name: 'theme', startBeat: 0, beats: bars.length * 4, energy: 0.6 }],
  lastBeat: bars.length * 4,
  tailBeats: 6,
  finalChord: parseChord('I'),
  ...more,
})
const partOf = (role: Part['role'], more: Partial<Part> = {}): Part => ({
  role,
  instruments: ['piano'],
  levelDb: 0,
  pan: 0,
  reverb: 0,
  from: 0,
  ...more,
})
const always = (): boolean => true

describe('a pattern', () => {
  test('has notes with their lengths, and a point is silence', () => {
    assert.deepEqual(readStrikes('X---..x-o.......', bar(1, 'I'), 4), [
      { beat: 4, beats: 1, sign: 'X' },
      { beat: 5.5, beats: 0.5, sign: 'x' },
      { beat: 6, beats: 0.25, sign: 'o' },
    ])
  })

  test('of two bars alternates between bars', () => {
    const pattern = `x...............${'.'.repeat(8)}y.......`
    assert.deepEqual(
      readStrikes(pattern, bar(0, 'I'), 4).map(({ sign }) => sign),
      ['x'],
    )
    assert.deepEqual(
      readStrikes(pattern, bar(1, 'I'), 4).map(({ sign, beat }) => [sign, beat]),
      [['y', 6]],
    )
    assert.deepEqual(
      readStrikes(pattern, bar(2, 'I'), 4).map(({ sign }) => sign),
      ['x'],
    )
  })

  test('ends in a bar that leads in', () => {
    const short = bar(0, 'I', { beats: 1 })
    assert.deepEqual(readStrikes('x.......y...z...', short, 4), [{ beat: 0, beats: 0.25, sign: 'z' }])
  })

  test('is busier in a fuller section', () => {
    const patterns = ['quiet', 'middle', 'busy'] as const
    assert.deepEqual(
      [0, 0.3, 0.34, 0.6, 0.7, 1].map(energy => patternFor(patterns, energy)),
      ['quiet', 'quiet', 'middle', 'middle', 'busy', 'busy'],
    )
  })

  test('has stronger notes on beats, strongest as capitals, softest as rounds', () => {
    const strong = (beat: number, sign: string): number => strikeVelocity({ beat, beats: 1, sign }, bar(0, 'I'))
    assert.ok(
      strong(0, 'x') > strong(1, 'x') && strong(1, 'x') > strong(1.5, 'x') && strong(1.5, 'x') > strong(1.25, 'x'),
    )
    assert.ok(strong(1, 'X') > strong(1, 'x') && strong(1, 'x') > strong(1, 'o'))
    assert.equal(strong(1, '3'), strong(1, 'x'))
  })
})

describe('a bass', () => {
  const bassOf = (pattern: string, chords: string[], key = 0): number[] =>
    writeBass(
      planOf(
        chords.map((chord, index) => bar(index, chord)),
        { key },
      ),
      always,
      partOf('bass', { patterns: [pattern] }),
      BASS,
    ).map(({ pitch }) => pitch)

  test('plays root, third, fifth, seventh and octave of the chord', () => {
    assert.deepEqual(bassOf('R---3---5---8---', ['I']), [36, 40, 43, 48])
    assert.deepEqual(bassOf('R---3---5---7---', ['vi7']), [33, 36, 40, 43])
    assert.deepEqual(bassOf('5---............', ['viidim']), [41], 'a fifth is what the chord has of one')
  })

  test('approaches the next root by a step, and the last chord from the last bar', () => {
    const [, lead, goal] = bassOf('R-----------a---', ['I', 'IV'])
    assert.ok(Math.abs(lead! - goal!) <= 2 && lead !== goal, `${lead} to ${goal}`)
    const last = bassOf('a---............', ['V'])
    assert.ok([35, 37, 38, 34].includes(last[0]!), `${last[0]} to the tonic`)
  })

  test('is in the lowest audible octave', () => {
    for (let key = 0; key < 12; key++) {
      const root = rootPitch(parseChord('I'), key, BASS)
      assert.ok(root >= 31 && root < 43)
      assert.equal(root % 12, key)
    }
  })

  test('has two strokes as a drum, for every chord', () => {
    const drum = instrumentNamed('taiko')
    const strokes = (chord: string): number[] =>
      writeBass(planOf([bar(0, chord)]), always, partOf('percussion', { patterns: ['R---x---........'] }), drum).map(
        ({ pitch }) => pitch,
      )
    assert.deepEqual(strokes('I'), strokes('V'))
    assert.equal(new Set(strokes('I')).size, 2)
  })

  test('is silent in sections without its part or a pattern', () => {
    const plan = planOf([bar(0, 'I')])
    assert.deepEqual(
      writeBass(plan, () => false, partOf('bass', { patterns: ['R---............'] }), BASS),
      [],
    )
    assert.deepEqual(writeBass(plan, always, partOf('bass'), BASS), [])
  })
})

describe('chords', () => {
  const plan = planOf([bar(0, 'I'), bar(1, 'IV')])

  test('are struck as a whole, or played tone by tone and into the next octave', () => {
    const part = partOf('chords', { register: [60, 72], voices: 3, patterns: ['x---2---4-......'] })
    const voicings = writeVoicings(plan, part)
    const [first] = [...voicings.of.values()]
    const notes = writeChords(plan, always, part, voicings).filter(({ beat }) => beat < 4)
    assert.deepEqual(
      notes.map(({ pitch }) => pitch),
      [...first!, first![1]!, first![0]! + 12],
    )
    assert.deepEqual(
      notes.map(({ beats }) => beats),
      [1, 1, 1, 1, 0.5],
    )
  })

  test('have the lowest tone at a stroke of an arpeggio', () => {
    const part = partOf('arpeggio', { patterns: ['x...............'] })
    const voicings = writeVoicings(plan, part)
    assert.equal(writeChords(plan, always, part, voicings)[0]!.pitch, Math.min(...[...voicings.of.values()][0]!))
  })

  test('are higher in a bright mood and lower in a dark one', () => {
    const centre = (brightness: number): number => {
      const pitches = [
        ...writeVoicings(
          planOf([bar(0, 'I')], { rules: { ...moodRules('neutral'), brightness } }),
          partOf('pad'),
        ).of.values(),
      ].flat()
      return pitches.reduce((sum, pitch) => sum + pitch, 0) / pitches.length
    }
    assert.ok(centre(1) > centre(0) && centre(0) > centre(-1))
  })

  test('hold a common tone into the next chord, for at most two bars', () => {
    const same = planOf([0, 1, 2, 3].map(index => bar(index, 'I')))
    const notes = writePad(same, always, writeVoicings(same, partOf('pad')))
    assert.deepEqual([...new Set(notes.map(({ beats }) => beats))], [8])
    const change = planOf([bar(0, 'I'), bar(1, 'vi')])
    const tied = writePad(change, always, writeVoicings(change, partOf('pad')))
    assert.equal(tied.filter(({ beats }) => beats === 8).length, 2, 'two tones in common')
  })

  test('are struck anew at the start of a section', () => {
    const sections = planOf([bar(0, 'I'), bar(1, 'I', { place: 0 })])
    for (const { beats } of writePad(sections, always, writeVoicings(sections, partOf('pad')))) assert.equal(beats, 4)
  })
})

describe('drums', () => {
  const genre: Genre = {
    ...GENRES.pop,
    slows: false,
    grooves: [
      { from: 0.3, lines: { hat: 'x...x...x...x...' } },
      { from: 0.7, lines: { hat: 'x...x...x...x...', kick: 'x.......x.......' } },
    ],
    fills: [{ snare: 'x.x.x.x.x.x.x.x.' }],
  }
  const hits = (bars: Bar[]): Record<string, number> => {
    const names = Object.fromEntries(Object.entries(DRUMS).map(([name, pitch]) => [pitch, name]))
    const counts: Record<string, number> = {}
    for (const { pitch } of writeDrums(planOf(bars, { genre }), seededRandom(1)))
      counts[names[pitch]!] = (counts[names[pitch]!] ?? 0) + 1
    return counts
  }

  test("play the groove of the section's energy, and nothing below the quietest", () => {
    assert.deepEqual(hits([bar(0, 'I', { energy: 0.2 })]), {})
    assert.deepEqual(hits([bar(0, 'I', { energy: 0.5 })]), { hat: 4 })
    assert.deepEqual(hits([bar(0, 'I', { energy: 0.9 })]), { hat: 4, kick: 2 })
  })

  test('fill the last bar of a section, unless it is quiet or its only one', () => {
    assert.deepEqual(hits([bar(1, 'I', { isLastOfSection: true })]), { snare: 8 })
    assert.deepEqual(hits([bar(1, 'I', { isLastOfSection: true, energy: 0.4 })]), { hat: 4 })
    assert.deepEqual(hits([bar(0, 'I', { isLastOfSection: true })]), { hat: 4 })
    assert.deepEqual(hits([bar(0, 'I', { isLastOfSection: true, isLast: true })]), { snare: 8 })
  })

  test('open a fuller section with a cymbal', () => {
    assert.equal(hits([bar(0, 'I', { energy: 0.4 }), bar(1, 'I', { energy: 0.8, place: 0 })])['crash'], 1)
    assert.equal(hits([bar(0, 'I', { energy: 0.8 }), bar(1, 'I', { energy: 0.8, place: 0 })])['crash'], undefined)
    assert.equal(hits([bar(0, 'I', { energy: 0.3 }), bar(1, 'I', { energy: 0.5, place: 0 })])['crash'], undefined)
  })
})

describe('the final chord', () => {
  const plan = planOf([bar(0, 'V')])
  const final = (role: Part['role'], last?: number): number[] =>
    writeFinalNotes(
      plan,
      partOf(role),
      BASS,
      [48, 52, 55],
      last === undefined ? undefined : { beat: 0, beats: 1, pitch: last, velocity: 80 },
    ).map(({ pitch }) => pitch)

  test('has the melody at home by the shortest way, and the second voice on another tone', () => {
    assert.deepEqual(final('melody', 47), [48])
    assert.deepEqual(final('melody', 38), [36])
    assert.deepEqual(final('counter', 47), [43])
    assert.deepEqual(final('melody'), [])
  })

  test('has the tonic in pads and chords, over two octaves in an arpeggio, and the root in a bass', () => {
    assert.deepEqual(final('pad'), [48, 52, 55])
    assert.deepEqual(final('arpeggio'), [48, 52, 55, 60, 64, 67])
    assert.deepEqual(final('bass'), [36])
    assert.deepEqual(final('runs'), [])
  })

  test('begins with the last beat and ends before the tail', () => {
    for (const role of ['pad', 'arpeggio', 'bass', 'chords'] as const)
      for (const { beat, beats } of writeFinalNotes(plan, partOf(role), BASS, [48, 52, 55], undefined)) {
        assert.ok(beat >= plan.lastBeat)
        assert.ok(beat + beats <= plan.lastBeat + plan.tailBeats)
      }
  })
})

describe('the events of the synthesiser', () => {
  const score = composeMusic({ mood: 'epic', seconds: 12, seed: 2 })
  const events = scheduleEvents(score)

  test('are in the order of time, ends before starts', () => {
    for (let at = 1; at < events.length; at++) {
      const [before, now] = [events[at - 1]!, events[at]!]
      assert.ok(now.seconds >= before.seconds)
      if (now.seconds === before.seconds && before.kind === 'on') assert.equal(now.kind, 'on')
    }
  })

  test('end every note before it starts again', () => {
    const sounding = new Map<string, number>()
    for (const event of events) {
      if (event.kind !== 'on' && event.kind !== 'off') continue
      const key = `${event.channel} ${event.pitch}`
      if (event.kind === 'on') sounding.set(key, (sounding.get(key) ?? 0) + 1)
      else sounding.set(key, (sounding.get(key) ?? 0) - 1)
    }
    for (const [key, open] of sounding) assert.equal(open, 0, key)
  })

  test('have a separate channel for drums', () => {
    for (const [index, track] of score.tracks.entries()) {
      const alone = scheduleEvents({ ...score, tracks: Array.from({ length: index + 1 }, () => track) })
      const channels = new Set(alone.map(({ channel }) => channel))
      assert.equal(channels.has(9), track.isDrums)
    }
  })

  test('set the program, side, room and level of a track before its notes', () => {
    const program = new Map(
      events.flatMap(event => (event.kind === 'program' ? [[event.channel, event.program] as const] : [])),
    )
    assert.equal(program.size, score.tracks.length)
    for (const event of events) if (event.kind === 'control') assert.ok(event.value >= 0 && event.value <= 127)
    const first = events.findIndex(({ kind }) => kind === 'on')
    for (const { kind, channel } of events.slice(first))
      if (kind === 'program') assert.fail(`channel ${channel} changes`)
  })

  test('swell smoothly along their points', () => {
    const held = score.tracks.findIndex(({ swells }) => swells.length > 0)
    assert.ok(held >= 0)
    const { swells } = score.tracks[held]!
    const steps = scheduleEvents({ ...score, tracks: [score.tracks[held]!] }).flatMap(event =>
      event.kind === 'control' && event.controller === 11 ? [event] : [],
    )
    for (let at = 1; at < steps.length; at++) {
      assert.ok(steps[at]!.seconds - steps[at - 1]!.seconds < 0.26, 'a step eight times a second')
      assert.ok(Math.abs(steps[at]!.value - steps[at - 1]!.value) <= 6, `${steps[at]!.value}`)
    }
    assert.equal(steps[0]!.value, Math.round(127 * swells[0]!.level))
    assert.ok(steps.at(-1)!.value < steps.at(-9)!.value, 'dies away at the end')
  })

  test('have a lower volume for a quieter part, and the left part on the left', () => {
    const [track] = score.tracks
    const controls = (change: Partial<typeof track>, controller: number): number => {
      const found = scheduleEvents({ ...score, tracks: [{ ...track!, ...change }] }).find(
        event => event.kind === 'control' && event.controller === controller,
      )
      return found?.kind === 'control' ? found.value : -1
    }
    assert.ok(controls({ levelDb: -12 }, 7) < controls({ levelDb: 0 }, 7))
    assert.ok(controls({ pan: -1 }, 10) < 10 && controls({ pan: 0 }, 10) === 64 && controls({ pan: 1 }, 10) === 127)
    assert.ok(controls({ reverb: 1 }, 91) > controls({ reverb: 0 }, 91))
    assert.ok(controls({ brightness: 1 }, 74) > controls({ brightness: -1 }, 74))
  })
})

describe('an ensemble', () => {
  test('has the requested lead in every genre', () => {
    for (const genre of GENRE_NAMES) {
      const melody = composeMusic({ genre, seconds: 20, seed: 1, lead: 'flute' }).tracks.find(
        ({ role }) => role === 'melody',
      )
      if (GENRES[genre].parts.some(({ role }) => role === 'melody')) assert.equal(melody?.instrument, 'flute', genre)
    }
  })

  test('plays a part only in sections of its fullness', () => {
    for (const genre of GENRE_NAMES) {
      const score = composeMusic({ genre, mood: 'epic', seconds: 60, seed: 4 })
      for (const [index, part] of GENRES[genre].parts.entries()) {
        const least = part.from
        if (least <= 0.4) continue
        const track = score.tracks.find(
          ({ role, instrument }) => role === part.role && (part.instruments as readonly string[]).includes(instrument),
        )
        const intro = score.sections.find(({ name, energy }) => name === 'intro' && energy < least)
        if (!track || !intro) continue
        const early = track.notes.filter(
          ({ beat }) => beat > intro.startBeat + 0.2 && beat < intro.startBeat + intro.beats - 0.5,
        )
        assert.equal(early.length, 0, `${genre}, part ${index} ${part.role}`)
      }
    }
  })

  test('has instruments and kits of the table in every genre', () => {
    for (const genre of GENRE_NAMES) {
      const { parts, kit }: Genre = GENRES[genre]
      for (const { instruments } of parts)
        for (const name of instruments) assert.ok(instrumentNamed(name), `${genre} ${name}`)
      if (kit) assert.ok(kit in KITS)
    }
  })

  test('a score has its end: every beat is within its duration', () => {
    for (const mood of MOODS) {
      const score = composeMusic({ mood, seconds: 15, seed: 1 })
      assert.ok(secondsAt(score, score.lastBeat) < score.seconds)
      assert.ok(
        Math.abs(secondsAt(score, score.sections.at(-1)!.startBeat + score.sections.at(-1)!.beats) - score.seconds) <
          0.05,
        mood,
      )
    }
  })

  test('words decide unless a value is given', () => {
    const asked = readMusicPrompt('sad jazz with violin, 90 bpm')
    const read = composeMusic({ ...asked, seconds: 20, seed: 1 })
    assert.deepEqual([read.mood, read.genre, read.tempo], ['sad', 'jazz', 90])
    assert.equal(read.tracks.find(({ role }) => role === 'melody')!.instrument, 'violin')
    const told = composeMusic({
      ...asked,
      mood: 'happy',
      genre: 'rock',
      tempo: 120,
      lead: 'flute',
      seconds: 20,
      seed: 1,
    })
    assert.deepEqual([told.mood, told.genre, told.tempo], ['happy', 'rock', 120])
  })

  test('slow words are slower and fast ones faster, within the genre', () => {
    const tempo = (words: string): number => composeMusic({ ...readMusicPrompt(words), seconds: 60, seed: 1 }).tempo
    assert.ok(tempo('slow happy pop') < tempo('happy pop') && tempo('happy pop') < tempo('fast happy pop'))
    const [least, most] = GENRES.pop.tempo
    assert.ok(tempo('slow sad pop') >= least && tempo('fast happy pop') <= most)
  })
})
