import { type LoadingBar, loadingBarAt, type PageLoad } from '../../domain/interaction/loading.ts'

/** How often the loading bar is drawn while it runs, in milliseconds. */
export const loadingBarStep = 100

/** The loading bar at a moment. */
export const showLoadingBar = (load: PageLoad, now: number): LoadingBar => loadingBarAt(load, now)
