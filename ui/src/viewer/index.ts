export { Viewer, type ViewerItem, type ViewerProps } from "./viewer.tsx";
export { type Showing, showingOf } from "./viewer-stage.tsx";
