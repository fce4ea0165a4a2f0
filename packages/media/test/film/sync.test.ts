import { test } from 'node:test'
import { requireClicksOnCuts } from './clicks-on-cuts.ts'

// Three minutes of it are in test/long/film-sync.long.ts.
test('a click on a cut is still on it at the end of a film', t => requireClicksOnCuts(t, 4))
