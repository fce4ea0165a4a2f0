import { type ReadonlySignal, signal } from '@preact/signals'

/** Plays one sound at a time. */
export type Player = {
  /** The name of the current sound; `loading` until it plays. */
  playing: ReadonlySignal<{ name: string; isLoading: boolean } | undefined>
  failed: ReadonlySignal<string | undefined>
  /** Plays it, or stops it if it is playing. */
  toggle(name: string, url: string): void
  stop(): void
}

export function createPlayer(): Player {
  const playing = signal<{ name: string; isLoading: boolean } | undefined>(undefined)
  const failed = signal<string | undefined>(undefined)
  const sound = new Audio()
  const stop = (): void => {
    sound.pause()
    playing.value = undefined
  }
  sound.addEventListener('ended', stop)
  return {
    playing,
    failed,
    stop,
    toggle(name, url) {
      const isSame = playing.value?.name === name
      stop()
      if (isSame) return
      failed.value = undefined
      playing.value = { name, isLoading: true }
      sound.src = url
      sound.play().then(
        () => {
          if (playing.value?.name === name) playing.value = { name, isLoading: false }
        },
        (error: Error) => {
          // Another sound was started meanwhile.
          if (error.name === 'AbortError' || playing.value?.name !== name) return
          playing.value = undefined
          failed.value = name
        },
      )
    },
  }
}
