import { test } from 'node:test'
import { requireClicksOnCuts } from '../../packages/media/test/film/clicks-on-cuts.ts'

test('a click on a cut is still on it after three minutes', t => requireClicksOnCuts(t, 36))
