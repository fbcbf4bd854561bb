import { lightness } from './color-mixing'
import { bar } from './svg'
import { drawDigits } from './stroke-digits'

/** Date and time of a locked screen, centred on `x`, from `y` down. */
export function drawLockScreen(sky: string, x: number, y: number, height = 34): string {
  const ink = lightness(sky) > 0.6 ? '#fff' : '#e8edf0'
  return (
    bar(x - height * 0.7, y - height * 0.36, height * 1.4, height * 0.11, { fill: ink, opacity: 0.75 }) +
    drawDigits('9:41', x, y, height, ink)
  )
}
