export { saveAcceptedMyofferData } from './save-accepted-myoffer-data'
