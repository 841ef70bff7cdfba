import { linguiConfig } from "@anaquel/client-kit/lingui";

export default linguiConfig(import.meta.dirname, ["students-zone"]);
