import type { Colorway } from './colors'
import { cameraPlate, closeUpOf, drawCamera } from './camera-modules'
import { drawLockScreen } from './lock-screen'
import { drawLogo } from './logos'
import { canvas, crop } from './picture-document'
import type { PictureView, TabletSubject } from './picture-subject'
import { frameGradients, punchHole, slabBack, slabFront, type Slab } from './slab'
import { slabSide } from './slab-side'
import { at } from './svg'

const HEIGHT = 390
const BEZEL = 14
/** A tablet's camera is drawn at this share of a phone's. */
const CAMERA_SCALE = 0.68

const slabOf = ({ proportion }: TabletSubject): Slab => ({
  width: Math.round(HEIGHT * proportion),
  height: HEIGHT,
  radius: 22,
})

function tabletBack(subject: TabletSubject, paint: Colorway): string {
  const slab = slabOf(subject)
  return (
    slabBack('b', slab, paint) +
    at(5, 5, CAMERA_SCALE, drawCamera(subject.camera, paint, slab.width)) +
    drawLogo(subject.logo, paint.back, slab.width / 2, slab.height * 0.52)
  )
}

function tabletFront(subject: TabletSubject, paint: Colorway, lockScreen = ''): string {
  const slab = slabOf(subject)
  const eye = at(slab.width / 2, BEZEL / 2 + 0.6, 0.5, punchHole(0, 0))
  return slabFront('f', slab, paint, { wallpaper: subject.wallpaper, bezel: BEZEL, overlay: lockScreen }) + eye
}

export function drawTablet(subject: TabletSubject, paint: Colorway, view: PictureView): string {
  const { width, height } = slabOf(subject)
  const frame = frameGradients(paint)
  const shift = Math.min(122, 398 - width * 0.94)
  const left = (440 - width * 0.94 - shift) / 2
  const alone = (part: string): string => canvas(frame, at(220 - width * 0.47, 20, 0.94, part))
  const bump = cameraPlate(subject.camera).plate.height * CAMERA_SCALE
  const views: Record<PictureView, () => string> = {
    pair: () =>
      canvas(
        frame,
        at(left + shift, 14, 0.94, tabletFront(subject, paint)),
        at(left, 26, 0.94, tabletBack(subject, paint)),
      ),
    back: () => alone(tabletBack(subject, paint)),
    front: () => alone(tabletFront(subject, paint, drawLockScreen(paint.wallpaper[1], width / 2, height * 0.2, 40))),
    side: () => canvas(at(210, 20, 0.94, slabSide({ height, thickness: 21, bump }, paint))),
    camera: () => crop(closeUpOf(subject.camera), frame, tabletBack(subject, paint)),
  }
  return views[view]()
}
