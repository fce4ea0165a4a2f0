import { computed, signal } from '@preact/signals'

/** The language of numbers and times. */
export const locale = signal('en')

const numbers = computed(() => new Intl.NumberFormat(locale.value))
const times = computed(() => new Intl.DateTimeFormat(locale.value, { dateStyle: 'medium', timeStyle: 'short' }))
const relative = computed(() => new Intl.RelativeTimeFormat(locale.value, { numeric: 'auto', style: 'narrow' }))

const changes = computed(() => new Intl.NumberFormat(locale.value, { signDisplay: 'exceptZero' }))
const days = computed(() => new Intl.DateTimeFormat(locale.value, { month: 'short', day: 'numeric', timeZone: 'UTC' }))
const clocks = computed(
  () => new Intl.DateTimeFormat(locale.value, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }),
)

/** `+20`, `-5`. */
export const formatChange = (value: number): string => changes.value.format(value)
/** A day of the service in UTC: `2026-11-14` is `Nov 14`. */
export const formatDay = (day: string): string => (day === '' ? '' : days.value.format(new Date(`${day}T00:00:00Z`)))
/** `14:05`, in local time. */
export const formatClock = (at: number): string => clocks.value.format(new Date(at))

export const formatNumber = (value: number): string => numbers.value.format(value)
export const formatTime = (at: string | number | Date): string => times.value.format(new Date(at))

const STEPS = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
] as const

/** `3 min. ago`, in the language of the page. */
export function formatAge(at: string | number | Date, now = Date.now()): string {
  let value = (new Date(at).getTime() - now) / 1000
  for (const [unit, next] of STEPS) {
    if (Math.abs(value) < next) return relative.value.format(Math.round(value), unit)
    value /= next
  }
  return relative.value.format(Math.round(value), 'year')
}

/** `0:04`, `1:02:03`. */
export function formatLength(seconds: number): string {
  const whole = Math.round(seconds)
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (part: number): string => String(part).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB']

export function formatBytes(bytes: number): string {
  let unit = 0
  let value = bytes
  while (value >= 1000 && unit < UNITS.length - 1) {
    value /= 1000
    unit += 1
  }
  return `${new Intl.NumberFormat(locale.value, { maximumSignificantDigits: 3 }).format(value)} ${UNITS[unit]}`
}
