export const pictureViews = ['pair', 'back', 'front', 'side', 'camera'] as const
export type PictureView = (typeof pictureViews)[number]

export type CameraType =
  | 'triple-square'
  | 'pill-bar'
  | 'dual-vertical-pill'
  | 'triple-dots'
  | 'dual-square'
  | 'single-ring'
  | 'round-island'

export type FrontType = 'island' | 'punch-hole'
export type LogoName = 'orbit' | 'lumen' | 'pelago' | 'tern' | 'kestrel'
export type WallpaperName = 'sails' | 'arcs' | 'rings' | 'peaks'
export type BodySize = 'compact' | 'standard' | 'large'

interface BrandedSlab {
  camera: CameraType
  front: FrontType
  logo: LogoName
  wallpaper: WallpaperName
}

export interface PhoneSubject extends BrandedSlab {
  form: 'phone'
  body: BodySize
  /** Corner radius in the drawing's units, 200 wide. */
  radius?: number
  finish?: 'matte' | 'gloss'
}

export interface FoldSubject extends BrandedSlab {
  form: 'fold'
  hinge: 'book' | 'flip'
}

export interface TabletSubject extends BrandedSlab {
  form: 'tablet'
  /** Width over height, upright. */
  proportion: number
}

export interface WatchSubject {
  form: 'watch'
  shape: 'square' | 'round'
  face: 'analog' | 'digital' | 'rings'
  band: 'sport' | 'woven' | 'link'
}

export type DeviceSubject = PhoneSubject | FoldSubject | TabletSubject | WatchSubject

export const accessoryKinds = [
  'case',
  'wallet-case',
  'screen-protector',
  'lens-protector',
  'charger',
  'car-charger',
  'wireless-pad',
  'cable',
  'power-bank',
  'earbuds',
  'headphones',
  'speaker',
  'band',
  'car-mount',
  'gift-card',
  'keyboard',
  'stylus',
  'tracker',
  'smart-plug',
  'drone',
  'controller',
  'extender',
  'sim-tool',
  'ring',
] as const
export type AccessoryKind = (typeof accessoryKinds)[number]

export interface AccessorySubject {
  form: 'accessory'
  kind: AccessoryKind
  /** The camera a case leaves room for. */
  camera?: CameraType
  /** The cut-out of a screen protector. */
  front?: FrontType
  /** Printed on a charger; 60 and above has a second port. */
  watts?: 20 | 30 | 65
  /** Drawn at three quarters of the size. */
  small?: boolean
}

export type PictureSubject = DeviceSubject | AccessorySubject

/** The views a subject has: every one of a device, the front of an accessory. */
export const viewsOf = ({ form }: PictureSubject): readonly PictureView[] =>
  form === 'accessory' ? ['front'] : pictureViews
