# Two images: the plugin for the OpenShift console (the default), and with `--target standalone` a console of its own for
# a plain Kubernetes. No step installs packages of a distribution: other base images do as well, if the first has Node 20.19
# or newer and the second nginx 1.20 or newer with TLS. Pin them in your build: --build-arg NGINX_IMAGE=<name>@sha256:<digest>.
ARG NODE_IMAGE=node:22.19.0-bookworm-slim
ARG NGINX_IMAGE=nginxinc/nginx-unprivileged:1.29.5-alpine3.23-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build && npm run build:standalone && npm run pack

FROM ${NODE_IMAGE} AS standalone
COPY --from=build /build/dist-image /opt/operator-hub
COPY --from=build /build/local/standalone/dist/standalone.cjs /opt/operator-hub/
ENV NODE_ENV=production
USER 1000
EXPOSE 9443
ENTRYPOINT ["node", "/opt/operator-hub/standalone.cjs", "--plugin=/opt/operator-hub/plugin", "--console=/opt/operator-hub/console"]

FROM ${NGINX_IMAGE} AS plugin
COPY --from=build /build/dist-image/plugin /opt/operator-hub/plugin
COPY deploy/image/nginx.conf deploy/image/start.sh /opt/operator-hub/
# A number, so that the kubelet can tell that it is not root; OpenShift takes another one, of group 0.
USER 101
EXPOSE 9443
# nginx then ends what it is sending first.
STOPSIGNAL SIGQUIT
ENTRYPOINT ["sh", "/opt/operator-hub/start.sh"]
