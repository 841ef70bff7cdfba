export { type ClientConfig, clientConfig, readConfig } from "./client-config.ts";
