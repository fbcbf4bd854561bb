import type { Colorway } from './colors'
import { cameraPlate, closeUpOf, drawCamera } from './camera-modules'
import { drawLockScreen } from './lock-screen'
import { drawLogo } from './logos'
import { canvas, crop } from './picture-document'
import type { BodySize, PhoneSubject, PictureView } from './picture-subject'
import { frameGradients, island, punchHole, slabBack, slabFront, type Slab } from './slab'
import { slabSide } from './slab-side'
import { at } from './svg'

const BEZEL = 9.5
const DRAWN_HEIGHT = 371

const bodies: Record<BodySize, Slab> = {
  compact: { width: 200, height: 396, radius: 40 },
  standard: { width: 200, height: 412, radius: 36 },
  large: { width: 206, height: 424, radius: 34 },
}

const slabOf = ({ body, radius = bodies[body].radius }: PhoneSubject): Slab => ({ ...bodies[body], radius })

function phoneBack(subject: PhoneSubject, paint: Colorway): string {
  const slab = slabOf(subject)
  const { width, height } = slab
  return (
    slabBack('b', slab, paint, subject.finish) +
    drawCamera(subject.camera, paint, width) +
    drawLogo(subject.logo, paint.back, width / 2, height * 0.53)
  )
}

function phoneFront(subject: PhoneSubject, paint: Colorway, lockScreen = ''): string {
  const slab = slabOf(subject)
  const cutOut = subject.front === 'island' ? island(slab.width / 2, 24) : punchHole(slab.width / 2, 23)
  return slabFront('f', slab, paint, { wallpaper: subject.wallpaper, bezel: BEZEL, overlay: lockScreen + cutOut })
}

export function drawPhone(subject: PhoneSubject, paint: Colorway, view: PictureView): string {
  const { width, height } = slabOf(subject)
  const frame = frameGradients(paint)
  const scale = DRAWN_HEIGHT / height
  const alone = (part: string): string => canvas(frame, at(220 - (width * scale) / 2, 18, scale, part))
  const locked = (): string => drawLockScreen(paint.wallpaper[1], width / 2, height * 0.18)
  const bump = cameraPlate(subject.camera).plate.height
  const views: Record<PictureView, () => string> = {
    pair: () =>
      canvas(frame, at(195, 14, scale, phoneFront(subject, paint)), at(78, 27, scale, phoneBack(subject, paint))),
    back: () => alone(phoneBack(subject, paint)),
    front: () => alone(phoneFront(subject, paint, locked())),
    side: () => canvas(at(207, 18, scale, slabSide({ height, thickness: 28, bump }, paint))),
    camera: () => crop(closeUpOf(subject.camera), frame, phoneBack(subject, paint)),
  }
  return views[view]()
}
