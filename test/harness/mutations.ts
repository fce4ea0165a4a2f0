/** A one-line change of a rule: tests that import the file have to notice it. */
export type Mutation = { file: string; from: string; to: string }

const service = (file: string, from: string, to: string): Mutation => ({
  file: `packages/service/src/${file}`,
  from,
  to,
})
const media = (file: string, from: string, to: string): Mutation => ({ file: `packages/media/src/${file}`, from, to })
const studio = (file: string, from: string, to: string): Mutation => ({ file: `packages/studio/src/${file}`, from, to })

/**
 * The fixed sample of `npm run test:mutations`. A row whose text is gone fails the run: replace it by a row for the rule as
 * it is now. No row makes a test wait for ever. Rows change rules, not entries of tables: an entry is data, which its schema
 * checks.
 */
export const MUTATIONS: readonly Mutation[] = [
  // Money, limits and secrets.
  service('catalog/calculate-price.ts', 'Math.ceil(total * OFF_PEAK_SHARE)', 'Math.floor(total * OFF_PEAK_SHARE)'),
  service('catalog/calculate-price.ts', '(length - 1) * further', 'length * further'),
  service('catalog/calculate-price.ts', 'pictures <= one.upTo', 'pictures < one.upTo'),
  service('accounts/credits.ts', 'if (credits < account.held)', 'if (credits < 0)'),
  service('tasks/moves.ts', 'MOVES[state].length === 0', 'MOVES[state].length > 0'),
  service('http/guards/rate-limit.ts', 'if (bucket.tokens < 1)', 'if (bucket.tokens < 0)'),
  service('callbacks/sign-callback.ts', 'url.search.slice(1)', 'url.search'),
  service('callbacks/sign-callback.ts', 'Math.floor(atMs / 1_000)', 'Math.floor(atMs)'),
  service('net/private-address.ts', "['172.16.0.0', 12,", "['172.16.0.0', 16,"),
  service(
    'files/signed-urls.ts',
    'nowSeconds() + Math.ceil(expiresInSeconds)',
    'nowSeconds() - Math.ceil(expiresInSeconds)',
  ),
  service('core/parse-bounded-json.ts', 'if (depth > maxDepth) return false', 'if (depth > 2 * maxDepth) return false'),
  service(
    'core/fair-semaphore.ts',
    'if (queue.length > 0) waiting.set(owner, queue)',
    'if (queue.length > 1) waiting.set(owner, queue)',
  ),
  service('engines/routing/breaker.ts', 'failed > outcomes.length / 2', 'failed > outcomes.length'),
  service('engines/routing/engines-file.ts', '`^${pattern', '`${pattern'),
  media(
    'shots/shot-lengths.ts',
    'if (sumOf(lengthsAt(middle)) > seconds) high = middle',
    'if (sumOf(lengthsAt(middle)) < seconds) high = middle',
  ),
  studio('film-writing/words/content-words.ts', 'word.length < 5', 'word.length < 50'),

  // Files, sounds and text.
  media('core/seeded-random.ts', 'mixed(seed + 1)', 'mixed(1)'),
  media('conform/fit-size.ts', "way === 'cut' ? most : least", "way === 'cut' ? least : most"),
  media('text/parse-time-stamp.ts', 'Number(minutes) > 59', 'Number(minutes) > 99'),
  media('language/split-sentences.ts', 'depth = Math.max(0, depth - 1)', 'depth = Math.max(0, depth)'),
  media('sound/fade-sound.ts', 'Math.sin((Math.PI / 2)', 'Math.cos((Math.PI / 2)'),
  media('sound/duck-under.ts', 'since > hold', 'since < hold'),
  media('sound/mix-sounds.ts', 'const from = Math.max(0, start)', 'const from = Math.max(1, start)'),
  media('sound/find-silences.ts', 'last?.endSeconds === seconds', 'last?.endSeconds !== seconds'),
  media('sound/limit-peaks.ts', 'Math.max(peak, right[step]!) / ceiling', 'peak / ceiling'),
  media('sound/normalise-loudness.ts', 'ceilingDb + MAX_LIMITING_DB - peakDb', 'ceilingDb - peakDb'),
  media(
    'conform/fit-size.ts',
    "visible >= LEAST_VISIBLE ? 'cut' : 'bars'",
    "visible >= LEAST_VISIBLE ? 'bars' : 'cut'",
  ),
  media(
    'conform/tolerated-length.ts',
    'Math.max(HELD_SECONDS, HELD_SHARE * ordered)',
    'Math.min(HELD_SECONDS, HELD_SHARE * ordered)',
  ),
  media('formats/read-png.ts', 'if (width === 0 || height === 0)', 'if (width === 0)'),

  // Sounds of the studio.
  studio('sound-effects/mix-effects.ts', 'lufs - level, MAX_PEAK_DB', 'lufs + level, MAX_PEAK_DB'),
  studio(
    'sound-effects/mix-effects.ts',
    'kind.isSteady ? soft : Math.min(EDGE_SECONDS',
    '!kind.isSteady ? soft : Math.min(EDGE_SECONDS',
  ),
  studio('sound-effects/mix-effects.ts', 'lowPass(lowPass(left, FAR_HERTZ), FAR_HERTZ)', 'left'),
  studio('sound-effects/balance-sounds.ts', 'LEAST_OVER_DB - 10 * Math.log10', 'LEAST_OVER_DB + 10 * Math.log10'),
  studio('sound-effects/makers/place.ts', 'const pace = 1.4 - 0.7 * intensity', 'const pace = 1.4 + 0.7 * intensity'),
  studio(
    'sound-effects/makers/place.ts',
    'if (index > 0 && at + 0.6 * length > seconds) break',
    'if (at + 0.6 * length > seconds) break',
  ),
  studio('sound-effects/makers/steps.ts', 'side = -side', 'side = +side'),
  studio('ambience/mix-ambience.ts', 'lufs + (share - 0.5) * INTENSITY_DB', 'lufs - (share - 0.5) * INTENSITY_DB'),
  studio('ambience/mix-ambience.ts', 'Math.min(lufs - measured, room)', 'Math.max(lufs - measured, room)'),
  studio('ambience/cues/footsteps.ts', '0.62 - 0.16 * intensity', '0.62 + 0.16 * intensity'),
  studio('ambience/cues/train.ts', 'const JOINTS = [0, 0.14, 0.5, 0.64]', 'const JOINTS = [0, 0.25, 0.5, 0.75]'),
  studio('ambience/cues/thunder.ts', 'Math.min(1.2, seconds * 0.15)', 'Math.max(1.2, seconds * 0.85)'),
  studio('ambience/cues/clock.ts', 'beat % 2 ? tock : tick', 'beat % 2 ? tick : tick'),
  studio('ambience/shape/sides.ts', "seeded.fork('right')", "seeded.fork('left')"),
  studio('music/plan/plan-time.ts', '(seconds - kept) / beatSeconds', '(seconds + kept) / beatSeconds'),
  studio('music/harmony/voicing.ts', 'if (cost < least)', 'if (cost > least)'),

  // Bodies and how they move.
  studio('bodies/kits/person.ts', '(shoulder - hip) * 0.52', '(shoulder - hip) * 0.9'),
  studio('bodies/kits/person.ts', "bone: 'head', at: [0, head + r, 0]", "bone: 'head', at: [0, head - r, 0]"),
  studio('bodies/kits/person.ts', '[side * x, y, z]', '[x, y, z]'),
  studio('bodies/kits/beast.ts', 'Math.sin(angle) * beast.neck * s', '-Math.sin(angle) * beast.neck * s'),
  studio('bodies/scale-part.ts', 'part.size * by : to(part.size)', 'part.size : to(part.size)'),
  studio('bodies/pose-bones.ts', 'multiply(place, turning(turn))', 'multiply(turning(turn), place)'),
  studio('bodies/motion/legs.ts', 'if (at < onGround)', 'if (at > onGround)'),
  studio('bodies/motion/pose-bird.ts', "'wing.l'] = [0, 0, beat ? -1.35", "'wing.l'] = [0, 0, beat ? 1.35"),
  studio('bodies/motion/pose-bird.ts', 'travelled / Math.max(0.01, at[1])', '-travelled / Math.max(0.01, at[1])'),
  studio('bodies/motion/pose-person.ts', '[-up - breath, right,', '[up - breath, right,'),
  studio('stage/place/solve-placements.ts', 'Math.abs(yaw - Math.PI) < 0.4', 'Math.abs(yaw - Math.PI) > 0.4'),

  // Places and words.
  studio('scenery/parts/build-solids.ts', 'at: [-x, y - size[1] / 2, -z]', 'at: [-x, y - size[1] / 2, z]'),
  studio('scenery/parts/put-part.ts', 'y + scale * dy', 'y + dy'),
  studio('scenery/parts/collect-solids.ts', 'x: -x, turn: -(turn ?? 0)', 'x: -x, turn: turn ?? 0'),
  studio(
    'scenery/parts/collect-solids.ts',
    'glow && Math.max(...glow) >= LEAST_GLOW',
    'glow && Math.max(...glow) < LEAST_GLOW',
  ),
  studio('scenery/dressed/paint-interior.ts', 'if (sill > 0) list.push', 'if (sill > 9) list.push'),
  studio('scenery/create-atmosphere.ts', 'effect.grey * (1 - glow)', 'effect.grey * (1 + glow)'),
  studio('words/vocabulary/read-rows.ts', "line.startsWith('#')", "line.startsWith('##')"),
  studio('words/vocabulary/noun-files.ts', "pictogram === '-!' && { isUndrawn", "pictogram === '-' && { isUndrawn"),
  studio(
    'words/vocabulary/usual-sizes.ts',
    'LIVING.has(kind) ? weightOf(metres)',
    '!LIVING.has(kind) ? weightOf(metres)',
  ),
  studio('scene-writing/visible-sizes.ts', 'longestOf(entry) >= SMALL', 'longestOf(entry) < SMALL'),
]
