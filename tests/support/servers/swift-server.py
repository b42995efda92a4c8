"""OpenStack Swift with its S3 API in one process on loopback: `swift-server.py FOLDER PORT NAMES`.

Port 0 is any free one; the port is printed. So many names are listed at once. Ends with its standard input.
"""
import os
import sys
from array import array

import eventlet
import eventlet.wsgi

eventlet.patcher.monkey_patch(all=False, socket=True, select=True, thread=True)

from swift.common import utils
from swift.common.ring import RingData

FOLDER, PORT, NAMES = os.path.abspath(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
# The store of a test need not survive a power cut.
os.fsync = os.fdatasync = lambda fd: None
utils.fsync = utils.fdatasync = lambda fd: None
utils.HASH_PATH_SUFFIX = utils.HASH_PATH_PREFIX = b"konfety"
utils.SWIFT_CONF_FILE = os.path.join(FOLDER, "swift.conf")

os.makedirs(os.path.join(FOLDER, "disks/d"), exist_ok=True)


def conf_of(name, text):
    path = os.path.join(FOLDER, name + ".conf")
    with open(path, "w") as file:
        file.write(text)
    return path


def listen(port=0):
    return eventlet.listen(("127.0.0.1", port), reuse_addr=True)


class Memory(dict):
    """What memcached would keep."""

    def __bool__(self):
        return True

    def set(self, key, value, time=0, **rest):
        self[key] = value

    def incr(self, key, delta=1, time=0):
        self[key] = self.get(key, 0) + delta
        return self[key]

    def delete(self, key, **rest):
        self.pop(key, None)


MEMORY = Memory()


def serve(listener, conf):
    from swift.common.wsgi import loadapp

    inner = loadapp(conf, global_conf={"log_level": "ERROR"})

    def app(env, start_response):
        env["swift.cache"] = MEMORY
        return inner(env, start_response)

    eventlet.spawn(eventlet.wsgi.server, listener, app, log=open(os.devnull, "w"), debug=False)


COMMON = f"[DEFAULT]\nswift_dir = {FOLDER}\ndevices = {FOLDER}/disks\nmount_check = false\nworkers = 0\n"
open(os.path.join(FOLDER, "swift.conf"), "w").write("[swift-hash]\nswift_hash_path_suffix = konfety\n")
for kind in ("account", "container", "object"):
    listener = listen()
    device = {"id": 0, "region": 1, "zone": 1, "device": "d", "ip": "127.0.0.1", "port": listener.getsockname()[1]}
    device.update(replication_ip="127.0.0.1", replication_port=device["port"], weight=1.0, meta="")
    # One partition, once.
    RingData([array("H", [0, 0])], [device], 31).save(os.path.join(FOLDER, kind + ".ring.gz"))
    app = f"[pipeline:main]\npipeline = {kind}-server\n[app:{kind}-server]\nuse = egg:swift#{kind}\n"
    serve(listener, conf_of(kind + "-server", COMMON + app))

S3 = f"""[pipeline:main]
pipeline = catch_errors gatekeeper listing_formats s3api tempauth bulk slo proxy-server
[app:proxy-server]
use = egg:swift#proxy
account_autocreate = true
allow_account_management = true
[filter:catch_errors]
use = egg:swift#catch_errors
[filter:gatekeeper]
use = egg:swift#gatekeeper
[filter:listing_formats]
use = egg:swift#listing_formats
[filter:s3api]
use = egg:swift#s3api
location = us-east-1
s3_acl = false
max_bucket_listing = {NAMES}
[filter:tempauth]
use = egg:swift#tempauth
user_konfety_shop = secret-of-the-tests .admin
[filter:bulk]
use = egg:swift#bulk
[filter:slo]
use = egg:swift#slo
"""
front = listen(PORT)
serve(front, conf_of("proxy-server", COMMON + S3))
print(front.getsockname()[1], flush=True)
eventlet.greenio.GreenPipe(sys.stdin, "r").read()
