import type { Body } from '../body.ts'
import { airBalloon, helicopter, plane, rocket, ufo } from './aircraft.ts'
import { rowboat, sailboat, ship } from './boats.ts'
import { cycle } from './cycles.ts'
import type { Kind } from './kind.ts'
import { railcar } from './railcar.ts'
import { car, openCar, tractor, van } from './road-vehicles.ts'
import { train } from './steam-train.ts'

const long = (build: (colour?: string) => Body): Kind => ({ rig: 'thing', isLong: true, build })

/** Vehicles by pictogram. */
export const vehicles: Readonly<Record<string, Kind>> = {
  '🚗': long((colour = '#d8323c') => car({ colour })),
  'drawn-convertible': long(colour => openCar(colour)),
  '🚙': long((colour = '#3a73d8') => car({ colour })),
  '🏎️': long((colour = '#d8323c') => car({ colour, stripe: '#f6f4f0' })),
  '🚕': long((colour = '#f2c230') => car({ colour, sign: '#fff6c8', stripe: '#2c2a30' })),
  '🚓': long((colour = '#f4f4f8') => car({ colour, light: '#3a73f8', stripe: '#27407a' })),
  '🚐': long((colour = '#8fb5c8') => van({ colour, long: 4.2, high: 1.6, window: 'rows' })),
  '🚌': long((colour = '#f0b02c') => van({ colour, long: 7, high: 2.3, window: 'rows', stripe: '#d9342f' })),
  '🚎': long((colour = '#3f9a6b') => van({ colour, long: 7, high: 2.3, window: 'rows', stripe: '#f6f4f0' })),
  '🚑': long((colour = '#f6f4f2') =>
    van({ colour, long: 4.6, high: 1.9, window: 'front', cross: '#d9342f', light: '#3a73f8', stripe: '#d9342f' }),
  ),
  '🚒': long((colour = '#d8282f') =>
    van({ colour, long: 6, high: 2, window: 'front', light: '#3a73f8', stripe: '#f6e28a' }),
  ),
  '🚚': long((colour = '#3a73d8') => van({ colour, long: 5.6, high: 2.2, window: 'front', second: '#e8e2d8' })),
  '🚛': long((colour = '#c8553d') => van({ colour, long: 7.5, high: 2.4, window: 'front', second: '#d8dce4' })),
  '🚜': long((colour = '#3f9a4a') => tractor(colour)),
  '🚂': long((colour = '#2f6f5a') => train(colour)),
  '🚆': long((colour = '#3a73d8') => railcar({ colour, long: 6.5, cars: 3, high: 2.4, stripe: '#f6f4f0' })),
  '🚃': long((colour = '#3f9a6b') => railcar({ colour, long: 6.5, cars: 2, high: 2.4, stripe: '#f0e2b0' })),
  '🚋': long((colour = '#c8402f') => railcar({ colour, long: 4.6, cars: 2, high: 2.3, stripe: '#f6e8c8' })),
  '🚲': long((colour = '#d8323c') => cycle(colour, 'bicycle')),
  '🏍️': long((colour = '#d8323c') => cycle(colour, 'motorbike')),
  '🛵': long((colour = '#4fb5a0') => cycle(colour, 'scooter')),
  '⛵': long((colour = '#3a73b8') => sailboat(colour)),
  '🛶': long((colour = '#b5703a') => rowboat(colour)),
  '🚣': long((colour = '#b5703a') => rowboat(colour)),
  '🚢': long((colour = '#2f4a6b') => ship(colour)),
  '🛳️': long((colour = '#2f4a6b') => ship(colour)),
  '⛴️': long((colour = '#3f6f8a') => ship(colour)),
  '✈️': long((colour = '#3a73d8') => plane(colour)),
  '🛩️': long((colour = '#d8323c') => plane(colour)),
  '🚁': long((colour = '#e0862c') => helicopter(colour)),
  '🚀': { rig: 'thing', build: (colour = '#d8323c') => rocket(colour) },
  '🛸': { rig: 'thing', build: (colour = '#a8b0c0') => ufo(colour) },
  'drawn-hot-air-balloon': { rig: 'thing', build: (colour = '#e0502f') => airBalloon(colour) },
}
