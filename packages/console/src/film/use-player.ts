import { type Signal, useSignal } from '@preact/signals'
import type { RefObject } from 'preact'
import { useMemo, useRef } from 'preact/hooks'

export type FilmPlayer = {
  video: RefObject<HTMLVideoElement | null>
  /** Seconds; changes many times a second while it plays. */
  now: Signal<number>
  isPlaying(): boolean
  toggle(): void
  seek(seconds: number): void
}

/** The page's single player, for components that seek. */
export function usePlayer(): FilmPlayer {
  const video = useRef<HTMLVideoElement>(null)
  const now = useSignal(0)
  return useMemo(
    () => ({
      video,
      now,
      isPlaying: () => video.current !== null && !video.current.paused,
      toggle() {
        const element = video.current
        if (!element) return
        // Stopped before playback began.
        if (element.paused) element.play().catch(() => {})
        else element.pause()
      },
      seek(seconds) {
        now.value = seconds
        if (video.current) video.current.currentTime = seconds
      },
    }),
    [],
  )
}
