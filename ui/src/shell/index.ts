export { Bell, type BellProps } from "./bell.tsx";
