export type * from './picture-subject'
