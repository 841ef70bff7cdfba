export { CoverPicker, type CoverPickerProps, type PickableCover } from "./cover-picker.tsx";
