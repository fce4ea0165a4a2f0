import type { ListedTask } from '@kinora/client'
import { useRef, useState } from 'preact/hooks'
import { formatLength } from '../core/format.ts'
import { t } from '../texts/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Icon } from '../ui/icon.tsx'

// A difference of more than a frame is visible.
const APART_SECONDS = 0.05

/** Two clips side by side, played in sync. */
export function Compare({ tasks, onClose }: { tasks: readonly ListedTask[]; onClose: () => void }) {
  const texts = t().tasks
  const players = useRef<(HTMLVideoElement | null)[]>([])
  const [isPlaying, setPlaying] = useState(false)
  const [now, setNow] = useState(0)
  const [length, setLength] = useState(0)
  // Waits until both lengths are known or have failed.
  const [settled, setSettled] = useState<ReadonlySet<number>>(new Set())
  const isReady = settled.size >= tasks.length
  const settle = (index: number, seconds = 0): void => {
    setLength(known => Math.max(known, seconds))
    setSettled(others => new Set([...others, index]))
  }
  const all = (): HTMLVideoElement[] => players.current.filter(one => one !== null).filter(one => !one.error)
  const toggle = async (): Promise<void> => {
    if (isPlaying) for (const one of all()) one.pause()
    else await Promise.all(all().map(one => one.play()))
    setPlaying(!isPlaying)
  }
  const seek = (second: number): void => {
    for (const one of all()) one.currentTime = Math.min(second, one.duration || second)
    setNow(second)
  }
  /** The first one leads. */
  const tick = (): void => {
    const [first, second] = all()
    if (!first) return
    setNow(first.currentTime)
    if (second && !second.ended && Math.abs(second.currentTime - first.currentTime) > APART_SECONDS && !second.seeking)
      second.currentTime = Math.min(first.currentTime, second.duration)
  }
  return (
    <Dialog title={texts.compare} onClose={onClose} class="compare">
      <div class="compare-players">
        {tasks.map((task, index) => (
          <figure key={task.id}>
            <video
              ref={element => {
                players.current[index] = element
              }}
              class="creation"
              src={task.creations[0]?.url}
              muted={index > 0}
              playsInline
              preload="auto"
              aria-label={task.prompt}
              onLoadedMetadata={event => settle(index, event.currentTarget.duration)}
              onError={() => settle(index)}
              {...(index === 0 && { onTimeUpdate: tick, onEnded: () => setPlaying(false) })}
            />
            <figcaption>
              {task.prompt}
              <span class="hint">{[task.model, task.seed].filter(Boolean).join(' · ')}</span>
            </figcaption>
          </figure>
        ))}
      </div>
      <div class="compare-bar">
        <button type="button" class="primary" disabled={!isReady} onClick={() => void toggle()}>
          <Icon name={isPlaying ? 'pause' : 'play'} />
          {isPlaying ? texts.pause : texts.play}
        </button>
        <input
          type="range"
          min={0}
          max={length}
          step={0.04}
          value={now}
          disabled={!isReady}
          aria-label={texts.time}
          onInput={event => seek(Number(event.currentTarget.value))}
        />
        <span class="hint">
          {formatLength(now)} / {formatLength(length)}
        </span>
      </div>
    </Dialog>
  )
}
